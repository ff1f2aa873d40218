/** The bar above every page: where one is, and the settings. */
import { type ReactNode, useState } from 'react';
import { useKeys } from '../answers/use-keys.js';
import { useSay } from '../words/shell.js';
import { Icon, Logo } from './icons.js';
import { lazyPart } from './lazy-part.js';
import { Link } from './link.js';

const SettingsDialog = lazyPart(() => import('./settings-dialog.js'));
const HelpDialog = lazyPart(() => import('./help-dialog.js'));

export function Header({ children, actions }: { readonly children?: ReactNode; readonly actions?: ReactNode }) {
  const say = useSay();
  const [dialog, setDialog] = useState<'settings' | 'help' | null>(null);
  const close = () => setDialog(null);
  useKeys(({ key }) => {
    if (key === '?') setDialog('help');
  });
  return (
    <header className="header">
      <Link to="/" className="brand">
        <Logo />
        <span>{say('app.name')}</span>
      </Link>
      <div className="header-middle">{children}</div>
      <div className="header-actions">
        {actions}
        <button
          type="button"
          className="button icon-only help-button"
          aria-label={say('help.open')}
          title={say('help.open')}
          onClick={() => setDialog('help')}
        >
          <Icon name="keyboard" />
        </button>
        <button
          type="button"
          className="button icon-only"
          aria-label={say('menu.open')}
          title={say('menu.open')}
          onClick={() => setDialog('settings')}
        >
          <Icon name="menu" />
        </button>
      </div>
      {dialog === 'settings' && <SettingsDialog onClose={close} />}
      {dialog === 'help' && <HelpDialog onClose={close} />}
    </header>
  );
}

/** A page before it is loaded: the bar stands where it stays, with the name of what is waited for. */
export function Waiting({ title }: { readonly title?: string }) {
  const say = useSay();
  return (
    <div className="page">
      <Header>
        <div className="headline">{title !== undefined && <h1>{title}</h1>}</div>
      </Header>
      <p className="notice-page">{say('app.loading')}</p>
    </div>
  );
}
