import { Fragment, type ReactNode } from 'react';
import type { PageSettings } from '@/kit/page';
import { Button } from '@/ui/controls/Button';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { Panel } from '@/ui/output/Panel';
import { helpSteps } from '@/ui/pages/page';
import type { useNotifications } from './notifications';
import { useFullscreen } from './useFullscreen';
import { useWakeLock } from './useWakeLock';

interface TimerPageProps {
  page: PageSettings;
  /** What the classes of the page start with. */
  name: string;
  className?: string;
  title: string;
  /** True where the panel may fill the screen, which then stays on. */
  fullscreen?: boolean;
  /** Where the page would like to notify, until that is answered. */
  notifications?: ReturnType<typeof useNotifications>;
  /** Further buttons of the title bar. */
  actions?: ReactNode;
  face: ReactNode;
  /** What starts and stops it: on a phone at the thumb. */
  buttons: ReactNode;
  /** What the keys do. */
  keys?: Readonly<Record<string, string>>;
  /** In the panel, below the buttons. */
  below?: ReactNode;
  /** Further panels. */
  children: ReactNode;
}

/** A large clock with its buttons, and what belongs to it in panels of its own. */
export function TimerPage({ page, name, className = '', title, notifications, keys, ...slots }: TimerPageProps) {
  const [full, toggleFull] = useFullscreen();
  // Whoever lets a clock fill the screen looks at it from across the room.
  useWakeLock(full && slots.fullscreen === true);
  return (
    <div className={`${name} ${full && slots.fullscreen ? `${name}-full` : ''} ${className}`}>
      <Panel
        title={title}
        className={`${name}-main`}
        actions={
          <>
            {slots.actions}
            {notifications?.state === 'default' && (
              <Button small variant="quiet" icon="bell" label="Enable Notifications" onClick={notifications.ask} />
            )}
            {slots.fullscreen && (
              <Button
                small
                variant="quiet"
                icon={full ? 'minimize' : 'maximize'}
                label={full ? 'Exit Fullscreen' : 'Fullscreen'}
                onClick={toggleFull}
              />
            )}
          </>
        }
      >
        {slots.face}
        {slots.buttons}
        {keys && (
          <p className={`${name}-keys key-hint`}>
            {Object.entries(keys).map(([key, does], at) => (
              <Fragment key={key}>
                {at > 0 && ' '}
                <kbd>{key}</kbd> {does}
              </Fragment>
            ))}
          </p>
        )}
        {slots.below}
      </Panel>
      {slots.children}
      <HelpGuide steps={helpSteps(undefined, page)} />
    </div>
  );
}
