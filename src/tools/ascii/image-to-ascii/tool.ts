import type { ColorDepth } from '@/engines/ascii-image/ansi';
import { type ArtOptions, type Charset, drawImage, RAMPS } from '@/engines/ascii-image/art';
import { DITHERS } from '@/engines/ascii-image/dither';
import { writeAnsi, writeHtml, writeText } from '@/engines/ascii-image/write';
import { samplePixels } from '@/engines/palette/sample';
import { choice, defineTool, file, InputError, integer, line, number, plain, result, summary, toggle } from '@/kit';

/** So many pixels are looked at: of larger pictures every second, third, … one. */
const MOST_PIXELS = 4_000_000;

const ENDINGS: Readonly<Record<string, string>> = { text: 'txt', html: 'html', ansi: 'ans' };

const CHARSETS: Readonly<Record<Charset, string>> = {
  standard: `Standard ${RAMPS.standard.trim()}`,
  detailed: 'Detailed, 70 steps',
  simple: `Simple ${RAMPS.simple.trim()}`,
  blocks: `Blocks ${RAMPS.blocks.trim()}`,
  digits: 'Digits',
  halves: 'Half blocks ▀▄',
  braille: 'Braille ⠿',
  custom: 'Your own',
};

const COLORS: Readonly<Record<ColorDepth, string>> = {
  none: 'None',
  sixteen: '16 colors',
  many: '256 colors',
  full: 'Full',
};

/** 16 × 4 pixels from black to white, and red beside blue. */
const FROM_BLACK_TO_WHITE =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAECAIAAAAI1ii7AAAAP0lEQVR42mNgYGAQFBRUUlIyNjZ2cXEJDQ1NS0srLy/v6OiYOXPmqlWrdu/efebMmbt377579+7///8Mg08DAHEjX6Ggl2gEAAAAAElFTkSuQmCC';
const RED_BESIDE_BLUE =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAECAIAAAAI1ii7AAAAFUlEQVR42mP4z8CAFeEQ/s8w+DQAAGmsP8HHXd91AAAAAElFTkSuQmCC';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

export default defineTool({
  input: file('Image', { accept: 'image/*' }),
  options: {
    width: integer('Width', 100, { min: 4, max: 300, slider: true, unit: 'characters', commandMax: 1000 }),
    characters: choice('Characters', CHARSETS, 'standard'),
    ownCharacters: line('Your Characters', ' .oO0', {
      hint: 'From the lightest to the heaviest',
      maxLength: 600,
      when: { characters: 'custom' },
    }),
    color: choice('Color', COLORS, 'none'),
    dither: choice('Dither', DITHERS, 'none'),
    onLight: toggle('Dark on Light', false),
    brightness: integer('Brightness', 0, { min: -100, max: 100, slider: true }),
    contrast: integer('Contrast', 0, { min: -100, max: 100, slider: true }),
    lineHeight: number('Line Height', 2, {
      min: 0.5,
      max: 4,
      step: 0.1,
      hint: 'How high a character is for its width: 2 in most terminals',
    }),
    writtenAs: choice('Format', { text: 'Text', html: 'HTML', ansi: 'ANSI for terminals' }, 'text'),
  },
  output: plain({
    label: 'ASCII Art',
    copyLabel: 'Copy Text',
    download: ({ writtenAs }) => `ascii-art.${ENDINGS[String(writtenAs)] ?? 'txt'}`,
  }),
  action: 'Draw',
  heavy: true,
  async run(
    input,
    { width, characters, ownCharacters, color, dither, onLight, brightness, contrast, lineHeight, writtenAs },
  ) {
    if (input.length === 0) throw new InputError('The file is empty');
    const { of, ...pixels } = await samplePixels(input, MOST_PIXELS);
    const settings: ArtOptions = {
      columns: width,
      charset: characters,
      custom: ownCharacters,
      cellHeight: lineHeight,
      color,
      dither,
      onLight,
      brightness,
      contrast,
    };
    const art = drawImage(pixels, of, settings);
    // Half blocks in color are all the same character.
    const plainArt = () => (art.grounds ? drawImage(pixels, of, { ...settings, color: 'none' }) : art);
    const text =
      writtenAs === 'html'
        ? writeHtml(art, { onLight })
        : writtenAs === 'ansi'
          ? writeAnsi(art, color)
          : writeText(plainArt());
    const notes =
      color !== 'none' && writtenAs === 'text' ? ['Plain text has no colors: choose HTML or ANSI as the format.'] : [];
    return result(text, {
      notes,
      facts: [
        { label: 'Image', value: `${of[0]} × ${of[1]}` },
        { label: 'Characters', value: `${width} × ${art.rows.length}` },
      ],
      data: {
        rows: art.rows,
        ...(art.colors && { colors: Array.from(art.colors) }),
        ...(art.grounds && { grounds: Array.from(art.grounds) }),
      },
    });
  },
  summarize({ data: { rows } }, { options }) {
    return summary(
      `Drawn in ${options.width} × ${rows.length} characters`,
      options.color === 'none' ? undefined : COLORS[options.color],
    );
  },
  examples: [
    {
      title: 'From black to white',
      input: bytesOf(FROM_BLACK_TO_WHITE),
      options: { width: 16 },
      output: ' ..::-==++*##%%@\n ..::-==++*##%%@',
      data: { rows: [' ..::-==++*##%%@', ' ..::-==++*##%%@'] },
    },
    {
      title: 'Red beside blue, for a terminal',
      input: bytesOf(RED_BESIDE_BLUE),
      options: { width: 4, characters: 'halves', color: 'full', writtenAs: 'ansi', lineHeight: 1 },
      output: '\u001b[38;2;255;0;0m\u001b[48;2;255;0;0m▀▀\u001b[38;2;0;0;255m\u001b[48;2;0;0;255m▀▀\u001b[0m',
      data: {
        rows: ['▀▀▀▀'],
        colors: [0xff0000, 0xff0000, 0xff, 0xff],
        grounds: [0xff0000, 0xff0000, 0xff, 0xff],
      },
    },
  ],
});
