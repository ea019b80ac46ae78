import type { OptionShape } from '@/kit/option';
import type { Values } from '../hooks/useOptions';
import { copyText } from '../output/clipboard';
import { plural } from '../output/count';
import { packInputs, writeLink } from '../storage/link';
import { Button } from './Button';
import { Menu } from './Menu';
import { toast } from './Toast';

/** Longer links are cut by some programs they are pasted into. */
const SAFE_LINK = 8_000;

/** Copies a link and says how long it is. One may still be on its way, as a text may. */
export async function copyLink(written: string | Promise<string>) {
  if (!(await copyText(written)))
    return toast({ title: 'Not copied', description: 'The browser didn’t allow it.', tone: 'destructive' });
  const link = await written;
  toast({
    title: 'Link copied',
    description: `It is ${plural(link.length, 'character')} long${link.length > SAFE_LINK ? '; some programs cut off links that long' : ''}.`,
  });
}

interface ShareMenuProps {
  shape: OptionShape;
  options: Values;
  /** Texts by input name; absent when there are none or they must not leave the page. */
  inputs?: Readonly<Record<string, string>>;
}

/** Links to the tool as it is set, with or without what was entered. */
export function ShareMenu({ shape, options, inputs }: ShareMenuProps) {
  const linkWith = (packed?: string) => location.origin + location.pathname + writeLink(shape, options, packed);
  return (
    <Menu label="Share" icon="link">
      <Button variant="quiet" label="Copy link" onClick={() => copyLink(linkWith())} />
      {inputs && (
        <Button
          variant="quiet"
          label="Copy link with input"
          onClick={() => copyLink(packInputs(inputs).then(linkWith))}
        />
      )}
    </Menu>
  );
}
