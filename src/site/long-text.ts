import { toast } from '@/ui/Toast';

/** A browser lays out a field's whole text before it draws: half a second for a megabyte in one line, more in many. */
const MOST = 50_000;

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Keeps what no field for a line or a paragraph is meant for out of it, pasted or dropped. Fields for long text take it themselves. */
export function refuseLongText(): void {
  addEventListener('beforeinput', (event) => {
    const { target, data } = event;
    if (!data || data.length <= MOST || !isField(target)) return;
    // The browser cuts it.
    if (target.maxLength >= 0 && target.maxLength <= MOST) return;
    event.preventDefault();
    toast({
      title: 'Too long for this field',
      description: 'It takes up to 50,000 characters at a time. What it held is unchanged.',
      tone: 'destructive',
    });
  });
}
