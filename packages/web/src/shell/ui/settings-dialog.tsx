/** Look, language, sounds, notifications, and how answers are given. */

import { LANGUAGES } from '@polity/words';
import type { ReactNode } from 'react';
import { prefersStillness } from '../../board/use-steps.js';
import { confirmsAnswers, type Pace, type Preferences, prefer, type Showing, usePreferences } from '../preferences.js';
import { useSay, useShellWords } from '../words/shell.js';
import { Dialog } from './dialog.js';
import { Link } from './link.js';

/** What it is as long as nothing else was chosen depends on whether one sits at the table. */
const UNSET = 'usual';
const SHOWINGS: readonly (Showing | typeof UNSET)[] = [UNSET, 'wait', 'short', 'none'];
const PACES: readonly Pace[] = ['calm', 'usual', 'quick', 'skip'];
const TEXTS: readonly Preferences['text'][] = ['s', 'm', 'l', 'xl'];
const THEMES: readonly Preferences['theme'][] = ['system', 'light', 'dark'];

export default function SettingsDialog(props: { onClose(): void }) {
  const say = useSay();
  const chosen = usePreferences();
  const { locale } = useShellWords();
  return (
    <Dialog title={say('menu.title')} {...props}>
      <fieldset className="choice-row">
        <legend>{say('menu.theme')}</legend>
        {THEMES.map((theme) => (
          <label key={theme} className="choice">
            <input type="radio" name="theme" checked={chosen.theme === theme} onChange={() => prefer({ theme })} />
            <span>{say(`menu.theme.${theme}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="choice-row">
        <legend>{say('menu.text')}</legend>
        {TEXTS.map((text) => (
          <label key={text} className="choice">
            <input type="radio" name="text" checked={chosen.text === text} onChange={() => prefer({ text })} />
            <span>{say(`menu.text.${text}`)}</span>
          </label>
        ))}
      </fieldset>
      {LANGUAGES.length > 1 && (
        <label className="field">
          <span>{say('menu.language')}</span>
          <select value={locale} onChange={({ target }) => prefer({ language: target.value })}>
            {LANGUAGES.map(({ id, name }) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Switch on={chosen.sounds} detail={say('menu.sounds.hint')} set={(sounds) => prefer({ sounds })}>
        {say('menu.sounds')}
      </Switch>
      <NotificationSwitch on={chosen.notifications} />
      <Switch on={confirmsAnswers(chosen)} detail={say('menu.confirm.hint')} set={(confirm) => prefer({ confirm })}>
        {say('menu.confirm')}
      </Switch>
      <Switch on={chosen.curtain} detail={say('menu.curtain.hint')} set={(curtain) => prefer({ curtain })}>
        {say('menu.curtain')}
      </Switch>
      <Switch on={!prefersStillness()} detail={say('menu.motion.hint')} set={(motion) => prefer({ motion })}>
        {say('menu.motion')}
      </Switch>
      <label className="field">
        <span>{say('menu.others')}</span>
        <select value={chosen.others} onChange={({ target }) => prefer({ others: target.value as Pace })}>
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {say(`menu.others.${pace}`)}
            </option>
          ))}
        </select>
      </label>
      {(['votes', 'rounds'] as const).map((what) => (
        <label key={what} className="field">
          <span>{say(`menu.${what}`)}</span>
          <select
            value={chosen[what] ?? UNSET}
            onChange={({ target }) => prefer({ [what]: target.value === UNSET ? null : target.value })}
          >
            {SHOWINGS.map((showing) => (
              <option key={showing} value={showing}>
                {say(`menu.showing.${showing}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p>
        <Link to="/about">{say('menu.about')}</Link>
      </p>
    </Dialog>
  );
}

/** The browser is asked for its permission only when somebody switches this on. */
function NotificationSwitch({ on }: { readonly on: boolean }) {
  const say = useSay();
  if (!('Notification' in globalThis)) return null;
  const denied = Notification.permission === 'denied';
  const set = async (wanted: boolean) => {
    if (wanted && (await Notification.requestPermission()) !== 'granted') prefer({ notifications: false });
    else prefer({ notifications: wanted });
  };
  const detail = denied ? 'menu.notifications.denied' : 'menu.notifications.hint';
  return (
    <Switch on={on && !denied} detail={say(detail)} set={set}>
      {say('menu.notifications')}
    </Switch>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly detail: string;
  readonly children: ReactNode;
  set(on: boolean): void;
}

function Switch({ on, detail, children, set }: SwitchProps) {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      <span>
        {children}
        <small>{detail}</small>
      </span>
    </label>
  );
}
