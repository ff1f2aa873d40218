/** A scene over the whole table: takes the focus, goes on with Space, and is never closed by a press beside it. */
import * as Radix from '@radix-ui/react-dialog';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNoTip } from '../tip.js';
import { UNSEEN } from '../unseen.js';
import { ignoreTaps } from './closed-page.js';
import { WayToNow } from './happening.js';
import { enter, ToldOnStage } from './on-stage.js';
import './scene-frame.css';

export interface SceneFrameProps {
  readonly title: ReactNode;
  readonly className?: string;
  /** Where it lies, if not in the middle of the page. */
  readonly style?: CSSProperties | undefined;
  /** Beside the title. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  /** What the button says that goes on. */
  readonly onward: string;
  readonly children: ReactNode;
  /** A step on. */
  next(): void;
  /** What Escape does. */
  skip(): void;
}

export function SceneFrame(props: SceneFrameProps) {
  const { title, className = '', style, head, foot, onward, children, next, skip } = props;
  useNoTip();
  const now = useContext(WayToNow);
  const told = useContext(ToldOnStage);
  const taught = useCallback((room: HTMLElement | null) => enter(room && told && { told, room }), [told]);
  const button = useRef<HTMLButtonElement>(null);
  const since = useRef(0);
  /** What the button said when it began to be heard; until then it shows that it is not. */
  const [heard, setHeard] = useState('');
  // Together with what it says, not a moment later: until then a tap would count as one on what it said before.
  useLayoutEffect(() => {
    since.current = performance.now();
    const timer = setTimeout(() => setHeard(onward), UNSEEN);
    return () => clearTimeout(timer);
  }, [onward]);
  useLayoutEffect(() => ignoreTaps, []);
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0 || performance.now() - since.current > UNSEEN) next();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const elsewhere = event.target instanceof HTMLButtonElement && event.target !== button.current;
    if (event.key !== ' ' || elsewhere) return;
    // The button would hear it too, and a key that is held down would run through everything.
    event.preventDefault();
    if (!event.repeat) next();
  };
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay scene-overlay" />
        <Radix.Content
          className={`scene ${className}`}
          style={style}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            skip();
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className="scene-head">
            <Radix.Title className="scene-title">{title}</Radix.Title>
            {head}
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
          <div className="scene-body" tabIndex={0}>
            {children}
          </div>
          {told && <div ref={taught} className="scene-taught" />}
          <footer className="scene-foot">
            {foot}
            {now && (
              <button type="button" className="button" onClick={now.go}>
                {now.label}
              </button>
            )}
            <button
              ref={button}
              type="button"
              className="button primary scene-next"
              data-waits={heard !== onward || undefined}
              onClick={onClick}
            >
              {onward}
            </button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
