import { parseHexDigits } from '@/engines/color/srgb';
import { formatSrgb } from '@/engines/color/srgb-format';
import { seenWith, VISIONS, type Vision } from '@/engines/color/vision';
import './seen-as.css';

const ROWS = Object.entries({ normal: 'Normal', ...VISIONS }) as [Vision | 'normal', string][];

const seen = (hex: string, vision: Vision | 'normal'): string =>
  vision === 'normal' ? hex : formatSrgb(seenWith(parseHexDigits(hex)!, vision), 'hex');

/** Colors in hex, and what they look like to those who lack a part of color vision. Loaded when it is shown. */
export default function SeenAs({ colors }: { colors: readonly string[] }) {
  return (
    <table className="seen-as" aria-label="As others see it">
      <tbody>
        {ROWS.map(([vision, name]) => (
          <tr key={vision}>
            <th scope="row">{name}</th>
            {colors.map((color, at) => {
              const shown = seen(color, vision);
              return (
                <td key={at} title={shown}>
                  <span style={{ backgroundColor: shown }} />
                  <span className="unseen">{shown}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
