/** How somebody is called who has switched that on: by a word of the system, by two notes. Fetched when it is wanted. */
export function notify(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag: 'polity-turn', icon: '/favicon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

let audio: AudioContext | undefined;

/** Two soft notes, made on the spot. */
export function playTone(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.02;
  note(audio, 523.25, start);
  note(audio, 659.25, start + 0.14);
}

function note(context: AudioContext, frequency: number, start: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.55);
}
