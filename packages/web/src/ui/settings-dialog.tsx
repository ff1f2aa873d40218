/** Look, language, sounds, notifications, and how answers are given. */
import type { ReactNode } from 'react';
import { confirmsAnswers, type Preferences, prefer, usePreferences } from '../preferences.js';
import { LANGUAGES } from '../words/load.js';
import { useShellWords, useText } from '../words/shell.js';
import { Dialog } from './dialog.js';

const THEMES: readonly Preferences['theme'][] = ['system', 'light', 'dark'];

export default function SettingsDialog(props: { onClose(): void }) {
  const t = useText();
  const chosen = usePreferences();
  const { locale } = useShellWords();
  return (
    <Dialog title={t('menu.title')} {...props}>
      <fieldset className="choice-row">
        <legend>{t('menu.theme')}</legend>
        {THEMES.map((theme) => (
          <label key={theme} className="choice">
            <input type="radio" name="theme" checked={chosen.theme === theme} onChange={() => prefer({ theme })} />
            <span>{t(`menu.theme.${theme}`)}</span>
          </label>
        ))}
      </fieldset>
      {LANGUAGES.length > 1 && (
        <label className="field">
          <span>{t('menu.language')}</span>
          <select value={locale} onChange={({ target }) => prefer({ language: target.value })}>
            {LANGUAGES.map(({ id, name }) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Switch on={chosen.sounds} hint={t('menu.sounds.hint')} set={(sounds) => prefer({ sounds })}>
        {t('menu.sounds')}
      </Switch>
      <NotificationSwitch on={chosen.notifications} />
      <Switch on={confirmsAnswers(chosen)} hint={t('menu.confirm.hint')} set={(confirm) => prefer({ confirm })}>
        {t('menu.confirm')}
      </Switch>
      <Switch on={chosen.curtain} hint={t('menu.curtain.hint')} set={(curtain) => prefer({ curtain })}>
        {t('menu.curtain')}
      </Switch>
    </Dialog>
  );
}

/** The browser is asked for its permission only when somebody switches this on. */
function NotificationSwitch({ on }: { readonly on: boolean }) {
  const t = useText();
  if (!('Notification' in globalThis)) return null;
  const denied = Notification.permission === 'denied';
  const set = async (wanted: boolean) => {
    if (wanted && (await Notification.requestPermission()) !== 'granted') prefer({ notifications: false });
    else prefer({ notifications: wanted });
  };
  const hint = denied ? 'menu.notifications.denied' : 'menu.notifications.hint';
  return (
    <Switch on={on && !denied} hint={t(hint)} set={set}>
      {t('menu.notifications')}
    </Switch>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly hint: string;
  readonly children: ReactNode;
  set(on: boolean): void;
}

function Switch({ on, hint, children, set }: SwitchProps) {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      <span>
        {children}
        <small>{hint}</small>
      </span>
    </label>
  );
}
