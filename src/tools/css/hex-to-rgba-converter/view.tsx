import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { writeHex8 } from '@/engines/color/rgb8';
import { InputError } from '@/kit';
import { result, toOutcome } from '@/kit/output';
import { ToolExamples } from '@/ui/controls/Examples';
import { OptionField } from '@/ui/controls/OptionField';
import { useOptions } from '@/ui/hooks/useOptions';
import { settled } from '@/ui/hooks/useResult';
import { ColorInput } from '@/ui/input/color/ColorInput';
import { useHexAlpha } from '@/ui/input/color/useHexAlpha';
import { SETTLE_MS } from '@/ui/input/useUndoable';
import { download } from '@/ui/output/download';
import { FieldsLayout } from '@/ui/pages/FieldsLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { usePersisted } from '@/ui/storage/storage';
import { recentColors, remember } from './recent';
import definition, { getData, INVALID, writeHex, writeJson, writeRgba } from './tool';
import './view.css';

const { input: INPUT, options: OPTIONS } = definition;

export default function HexToRgbaView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set } = useOptions(slug, OPTIONS);
  const { hex, color, alpha, enter, setAlpha } = useHexAlpha(
    slug,
    INPUT.initial!,
    INVALID,
    values.alpha,
    useCallback((next: number) => set({ alpha: next }), [set]),
  );
  const recent = usePersisted(recentColors);
  const solid = writeHex(color);
  const rgba = hex.problem ? '' : writeRgba(color);

  const untouched = useRef(INPUT.initial);
  useEffect(() => {
    if (hex.problem || hex.text === untouched.current) return;
    untouched.current = undefined;
    const timer = setTimeout(() => remember(solid), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hex, solid]);

  return (
    <FieldsLayout
      slug={slug}
      tool={tool}
      page={page}
      className="rgba"
      title="Color"
      cardClass="rgba-controls"
      actions={<ToolExamples tool={tool} options={{ set }} onEnter={({ input }: { input: string }) => enter(input)} />}
      fields={
        <>
          <ColorInput
            label={INPUT.label}
            placeholder={INPUT.placeholder}
            value={hex}
            picked={solid}
            onChange={enter}
            quiet
          />
          <OptionField option={OPTIONS.alpha} value={alpha} onChange={setAlpha} />
          <section aria-label="Recent Colors" className="rgba-recent">
            <h3>Recent Colors</h3>
            {recent.length === 0 ? (
              <p className="quiet-note">Colors you enter appear here.</p>
            ) : (
              <ul>
                {recent.map((text) => (
                  <li key={text}>
                    <button type="button" className="button small" onClick={() => enter(text)}>
                      <span className="swatch" style={{ backgroundColor: text }} />
                      <code>{text}</code>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </>
      }
      result={{
        run: hex.problem
          ? settled(undefined, new InputError(hex.problem))
          : settled(toOutcome('text', result(rgba, { data: getData(color) }))),
        options: { ...values, alpha },
        linkable: { input: writeHex8(color).toUpperCase() },
        aside: '',
        announcement: '',
        onDownload: () => download('color_conversion.json', writeJson(color)),
        children: (
          <div className="panel-body rgba-result">
            <output className="rgba-value" aria-label="RGBA">
              {rgba}
            </output>
            <div className="rgba-swatches see-through">
              <figure>
                <span style={{ '--color': rgba ? solid : 'transparent' } as CSSProperties} />
                <figcaption>{rgba && solid}</figcaption>
              </figure>
              <figure>
                <span style={{ '--color': rgba || 'transparent' } as CSSProperties} />
                <figcaption>{rgba}</figcaption>
              </figure>
            </div>
          </div>
        ),
      }}
    />
  );
}
