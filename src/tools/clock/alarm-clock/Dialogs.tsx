import { type ReactNode, useEffect, useRef } from 'react';
import type { Alarm, Due } from '@/engines/time/alarms';
import { formatTimeOfDay } from '@/engines/time/time-of-day';
import { playSound, SOUNDS, type Sound } from '@/families/clock/sounds';
import { Button } from '@/ui/controls/Button';

const getSound = (name: string): Sound => SOUNDS.find((one) => one === name) ?? 'Beep';

/** The browser's own dialog: it holds the focus, and what lies behind it cannot be used. Escape does what the way out does. */
function Modal({
  label,
  className,
  onClose,
  children,
}: {
  label: string;
  className: string;
  onClose(): void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

function useLoop(sound: string, volume: number): void {
  useEffect(() => playSound(getSound(sound), { volume, loop: true }), [sound, volume]);
}

const VIBRATION = [200, 100, 200];

interface RingingProps {
  alarm: Alarm;
  due: Due;
  hour24: boolean;
  onSnooze(): void;
  onDismiss(): void;
}

export function Ringing({ alarm, due, hour24, onSnooze, onDismiss }: RingingProps) {
  useLoop(alarm.sound, alarm.volume);
  useEffect(() => {
    // Before the first touch the browser refuses, and complains in its log.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(VIBRATION);
    return () => {
      if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(0);
    };
  }, []);
  return (
    <Modal label="Alarm" className="al-ringing" onClose={onDismiss}>
      <p className="al-ring-time">{formatTimeOfDay(due.at, { hour24 }).replace(/:\d\d(?=$| )/, '')}</p>
      <p className="al-ring-label">{alarm.label || 'Alarm'}</p>
      <div className="al-ring-buttons">
        <Button icon="moon" label="Snooze" title={`For ${alarm.snoozeInterval} minutes`} onClick={onSnooze} />
        <Button variant="primary" icon="bell-off" label="Dismiss" onClick={onDismiss} />
      </div>
    </Modal>
  );
}

interface TestProps {
  sound: string;
  volume: number;
  notifications: string;
  onClose(): void;
}

const NOTIFICATIONS: Readonly<Record<string, string>> = {
  granted: 'You’ll also get a notification.',
  denied: 'Notifications for this site are blocked in the browser.',
  default: 'Notifications are not enabled.',
  unsupported: 'This browser doesn’t support notifications.',
};

export function TestAlarm({ sound, volume, notifications, onClose }: TestProps) {
  useLoop(sound, volume);
  return (
    <Modal label="Test Alarm" className="al-test" onClose={onClose}>
      <h2>Test Alarm</h2>
      <p>
        You should hear <b>{sound}</b> at volume {volume} now. If not, check the volume of this tab and your device.
      </p>
      <p>{NOTIFICATIONS[notifications]}</p>
      <Button variant="primary" icon="square" label="Stop" onClick={onClose} />
    </Modal>
  );
}
