import { toast } from '@/ui/controls/Toast';

/** A browser lays out a field's whole text before it draws: half a second for a megabyte in one line, more in many. */
const MOST = 50_000;

/** Fields that take a line or a paragraph. Text areas in a box for input and in a dialog are for long text. */
const isShort = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLTextAreaElement && !target.closest('.input-box, dialog'));

/** Keeps out of a short field, pasted or dropped, what would hold up the page. */
export function refuseLongText(): void {
  addEventListener('beforeinput', (event) => {
    const { target, data } = event;
    if (!data || data.length <= MOST || !isShort(target)) return;
    // The browser cuts it.
    if (target.maxLength >= 0 && target.maxLength <= MOST) return;
    event.preventDefault();
    toast({
      title: 'Too long for this field',
      description: 'It takes up to 50,000 characters at a time. The text hasn’t changed.',
      tone: 'destructive',
    });
  });
}
