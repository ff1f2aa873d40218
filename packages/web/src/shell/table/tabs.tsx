/** The parts of the table as tabs, where there is no room for all of them at once. */
import { Icon, type IconName } from '../ui/icons.js';
import { useSay } from '../words/shell.js';

export type Tab = 'table' | 'players' | 'log' | 'chat';

const TABS: readonly (readonly [Tab, IconName])[] = [
  ['table', 'table'],
  ['players', 'people'],
  ['log', 'log'],
  ['chat', 'chat'],
];

export function Tabs({ tab, setTab }: { readonly tab: Tab; setTab(tab: Tab): void }) {
  const say = useSay();
  return (
    <nav className="tabs" aria-label={say('tabs.label')}>
      {TABS.map(([name, icon]) => (
        <button key={name} type="button" aria-current={tab === name} onClick={() => setTab(name)}>
          <Icon name={icon} size={20} />
          {say(`tabs.${name}`)}
        </button>
      ))}
    </nav>
  );
}
