import { asComment, COMMENTS } from '@/engines/figlet/comment';
import { FONT_NAMES } from '@/engines/figlet/files';
import { InputError } from '@/engines/input-error';
import { choice, defineTool, integer, plain, result, text } from '@/kit';
import type { OptionValues } from '@/kit/option';

const ART_FAILURE = 'There was an error generating your ASCII art. Try different settings.';

const fonts: Readonly<Record<string, string>> = Object.fromEntries(FONT_NAMES.map((name) => [name, name]));

const LAYOUTS = {
  default: 'As the font says',
  full: 'Full',
  fitted: 'Fitted',
  controlled: 'Smushed by rules',
  universal: 'Smushed',
} as const;
const ALIGNMENTS = { left: 'Left', center: 'Center', right: 'Right' } as const;

const OPTIONS = {
  font: choice('Font', fonts, 'Standard'),
  width: integer('Width', 80, { min: 40, max: 200, step: 5, slider: true, unit: 'columns', commandMax: 1000 }),
  horizontalLayout: choice('Letter Spacing', LAYOUTS, 'default'),
  verticalLayout: choice('Line Spacing', LAYOUTS, 'default', { when: { align: 'left' } }),
  align: choice('Align', ALIGNMENTS, 'left'),
  comment: choice('As Comment', COMMENTS, 'none'),
};

interface ArtExample {
  title: string;
  input: string;
  options?: Partial<OptionValues<typeof OPTIONS>>;
  output: string;
}

/** Two tools of different names draw banners; what differs is what they are shown with. */
export const defineArt = (examples: readonly ArtExample[]) =>
  defineTool({
    input: text('Text', { initial: 'ASCII ART', placeholder: 'One or a few words', accept: '.txt' }),
    options: OPTIONS,
    output: plain({ label: 'ASCII Art', copyLabel: 'Copy Text' }),
    action: 'Generate',
    // Away from the page: a long text takes a while to draw, and a font that does not come concerns nothing but the art.
    heavy: true,
    async run(input, { font, width, horizontalLayout, verticalLayout, align, comment }) {
      const drawing = import('@/engines/figlet/banner').then(({ drawBanner }) =>
        drawBanner(input, { font, width, horizontal: horizontalLayout, vertical: verticalLayout, align }),
      );
      const { art, missing, replaced } = await drawing.catch((error) => {
        if (error instanceof InputError) throw error;
        throw new InputError(ART_FAILURE);
      });
      return result(asComment(art, comment), {
        // The page draws the letters alone, and copies the comment.
        data: { art },
        notes: [
          ...(missing.length > 0 ? [`Not in this font, so left out: ${missing.join(' ')}`] : []),
          ...(replaced.length > 0
            ? [`Not in this font, so replaced by the nearest letter: ${replaced.join(' ')}`]
            : []),
        ],
      });
    },
    examples,
  });
