import { toast } from '@/ui/controls/Toast';

/** A link of the visitor's text is followed only when they say so, for it leaves the page. */
export function openLink(address: string): void {
  const isWeb = /^(?:https?:\/\/|mailto:)/i.test(address);
  toast({
    title: isWeb ? 'Open this link?' : 'This link doesn’t work here',
    description: address.slice(0, 300),
    ...(isWeb && { action: { label: 'Open', run: () => void open(address, '_blank', 'noopener,noreferrer') } }),
  });
}
