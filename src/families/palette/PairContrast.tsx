import { contrastRatio, flatten, inkOn, judgeContrast } from '@/engines/color/contrast';
import { parseHexDigits } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';

const read = (hex: string) => parseHexDigits(hex)!;
const opaque = (hex: string) => formatSrgb(flatten(read(hex)), 'hex');

/** A dot of the one color on the other, and the ratio in what reads well: in the color itself the low ones could not be read. */
function Pair({ text, ground }: { text: string; ground: string }) {
  const ratio = contrastRatio(read(text), read(ground));
  const passes = judgeContrast(ratio).aa;
  const told = `${ratio.toFixed(2)}${passes ? ', passes AA' : ''}`;
  return (
    <td style={{ backgroundColor: opaque(ground), color: inkOn(read(ground)) }} title={`${text} on ${ground}: ${told}`}>
      <span aria-hidden="true">
        <i style={{ backgroundColor: opaque(text) }} />
        {ratio.toFixed(1)}
        {passes && '✓'}
      </span>
      <span className="unseen">{told}</span>
    </td>
  );
}

/** Every color as text (columns) on every other (rows). */
export function PairContrast({ colors }: { colors: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys have to be able to scroll it.
    <section className="pairs" aria-label="Contrast of every pair" tabIndex={0}>
      <table style={{ minWidth: `${colors.length * 58}px` }}>
        <thead>
          <tr>
            <td />
            {colors.map((color, at) => (
              <th key={at} scope="col">
                <span className="unseen">{color}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map((ground, row) => (
            <tr key={row}>
              <th scope="row">
                <span className="unseen">on {ground}</span>
              </th>
              {colors.map((text, at) =>
                at === row ? (
                  <td key={at} style={{ backgroundColor: opaque(ground) }} />
                ) : (
                  <Pair key={at} text={text} ground={ground} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
