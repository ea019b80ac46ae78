import { useCallback, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const permission = (): NotificationPermission | 'unsupported' =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** Whether notifications may still be asked for; and the asking, which only a button may do. */
export function useNotifications(): { state: NotificationPermission | 'unsupported'; ask(): void } {
  const found = useSyncExternalStore(never, permission, () => 'unsupported' as const);
  const [answer, setAnswer] = useState<NotificationPermission>();
  const ask = useCallback(() => {
    Notification.requestPermission().then(setAnswer, () => {});
  }, []);
  return { state: answer ?? found, ask };
}

/** Shows a notification if they were granted, and nothing otherwise. */
export function notify(title: string, body: string): void {
  if (permission() !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: 'localkit' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Android has them for service workers only.
  }
}
