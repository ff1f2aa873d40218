/** The parts of the table as tabs, where there is no room for all of them at once. */
import { Icon, type IconName } from '../ui/icons.js';
import { useSay } from '../words/shell.js';
import '../styles/narrow.css';
import '../styles/lying.css';

export type Tab = 'table' | 'players' | 'log' | 'chat';

const TABS: readonly (readonly [Tab, IconName])[] = [
  ['table', 'table'],
  ['players', 'people'],
  ['log', 'log'],
  ['chat', 'chat'],
];

export interface TabsProps {
  readonly tab: Tab;
  /** What waits behind a tab, counted: questions about seats, talk that was not read. It has no room elsewhere. */
  readonly waiting: Readonly<Partial<Record<Tab, number>>>;
  setTab(tab: Tab): void;
}

export default function Tabs({ tab, waiting, setTab }: TabsProps) {
  const say = useSay();
  return (
    <nav className="tabs" aria-label={say('tabs.label')}>
      {TABS.map(([name, icon]) => (
        <button key={name} type="button" aria-current={tab === name} onClick={() => setTab(name)}>
          <Icon name={icon} size={20} />
          <span>
            {say(`tabs.${name}`)} {waiting[name] ? <span className="count">{waiting[name]}</span> : null}
          </span>
        </button>
      ))}
    </nav>
  );
}
