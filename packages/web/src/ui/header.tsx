/** The bar above every page: where one is, and the settings. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useKeys } from '../answer/use-keys.js';
import { useText } from '../words/shell.js';
import { Icon, Logo } from './icons.js';
import { Link } from './link.js';

const SettingsDialog = lazy(() => import('./settings-dialog.js'));
const HelpDialog = lazy(() => import('./help-dialog.js'));

export function Header({ children, actions }: { readonly children?: ReactNode; readonly actions?: ReactNode }) {
  const t = useText();
  const [dialog, setDialog] = useState<'settings' | 'help' | null>(null);
  const close = () => setDialog(null);
  useKeys(({ key }) => {
    if (key === '?') setDialog('help');
  });
  return (
    <header className="header">
      <Link to="/" className="brand">
        <Logo />
        <span>{t('app.name')}</span>
      </Link>
      <div className="header-middle">{children}</div>
      <div className="header-actions">
        {actions}
        <button
          type="button"
          className="button icon-only help-button"
          aria-label={t('help.open')}
          title={t('help.open')}
          onClick={() => setDialog('help')}
        >
          <Icon name="keyboard" />
        </button>
        <button
          type="button"
          className="button icon-only"
          aria-label={t('menu.open')}
          title={t('menu.open')}
          onClick={() => setDialog('settings')}
        >
          <Icon name="menu" />
        </button>
      </div>
      <Suspense fallback={null}>
        {dialog === 'settings' && <SettingsDialog onClose={close} />}
        {dialog === 'help' && <HelpDialog onClose={close} />}
      </Suspense>
    </header>
  );
}
