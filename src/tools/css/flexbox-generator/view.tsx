import { useEffect, useMemo, useRef, useState } from 'react';
import { Fields } from '@/families/styled/Fields';
import { readable } from '@/families/styled/readable';
import { DesignActions, StyledPage } from '@/families/styled/StyledPage';
import { StyledStage } from '@/families/styled/StyledStage';
import { WidthRoom } from '@/families/styled/WidthRoom';
import { initialValues } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { type OptionState, useOptions } from '@/ui/hooks/useOptions';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import type { ToolPageProps } from '@/ui/pages/page';
import {
  CONTAINER,
  type Container,
  flexboxCss,
  ITEM,
  type Item,
  MOST_ITEMS,
  NEW_ITEM,
  PRESETS,
  parseItems,
  readBasis,
  writeItems,
} from './items';
import { countLines } from './lines';
import { OUTPUTS, writeFlexbox } from './outputs';
import definition from './tool';

const OPTIONS = definition.options;
const READERS = { flexBasis: readBasis };

/** Looks alone: sizes and places are the generated style sheet's. */
const DRESSING = `
.container { box-sizing: border-box; min-width: 96px; min-height: 300px; max-width: 100%; padding: 8px; border: 1px dashed var(--line-strong); border-radius: 6px; resize: vertical; overflow: auto; }
/* As high as the stage is on a phone, which so need not grow. */
@media (max-width: 899px) { .container { min-height: 208px; } }
.item { min-width: 44px; min-height: 44px; box-sizing: border-box; padding: 8px 12px; border: 1px solid var(--tone); border-radius: 6px; background: var(--tint); color: var(--tone); font: 600 14px/1.4 var(--sans); cursor: pointer; }
.item[aria-pressed=true] { background: var(--tone); color: var(--surface); }
.item:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** The items that the options stand for, the one that is chosen, and what is done to them. */
function useItems({ values, set }: Pick<OptionState<ToolOptions<typeof definition>>, 'values' | 'set'>) {
  const [chosen, setChosen] = useState<number>();
  const { items: text } = values;
  const items = useMemo(
    () =>
      readable(
        () => parseItems(text),
        () => parseItems(OPTIONS.items.initial),
      ),
    [text],
  );
  const at = chosen === undefined || chosen >= items.length ? undefined : chosen;
  const save = (next: readonly Item[]) => set({ items: writeItems(next) });
  return {
    items,
    at,
    choose: setChosen,
    add: () => save([...items, NEW_ITEM]),
    remove() {
      // The chosen item goes, or else the last.
      const gone = at ?? items.length - 1;
      save(items.filter((_, index) => index !== gone));
      setChosen(undefined);
    },
    change: (changes: Partial<Item>) =>
      save(items.map((item, index) => (index === at ? { ...item, ...changes } : item))),
  };
}

export default function FlexboxGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const { values, set, reset } = useOptions(slug, OPTIONS);
  const { items, at, choose, add, remove, change } = useItems({ values, set });
  const { writtenAs } = values;
  const css = flexboxCss(values, items);
  const [lines, setLines] = useState(1);

  return (
    <StyledPage
      slug={slug}
      tool={tool}
      page={page}
      options={values}
      css={writtenAs === 'css' ? css : writeFlexbox(values, items, writtenAs)}
      cssLabel={OUTPUTS[writtenAs]}
      cssAbove={
        <div className="styled-written">
          <Tabs label="Written As" tabs={OUTPUTS} value={writtenAs} onChange={(next) => set({ writtenAs: next })} />
        </div>
      }
      aside={`${plural(items.length, 'item')}${lines > 1 ? ` in ${lines} lines` : ''}`}
      actions={
        <>
          <Button
            small
            variant="quiet"
            icon="plus"
            label="Add Item"
            disabled={items.length >= MOST_ITEMS}
            onClick={add}
          />
          <Button
            small
            variant="quiet"
            icon="minus"
            label="Remove Item"
            disabled={items.length === 1}
            onClick={remove}
          />
        </>
      }
      preview={
        <WidthRoom>
          <StyledStage label="Preview" css={css} dressing={DRESSING}>
            <Boxes values={values} items={items} chosen={at} onChoose={choose} onLines={setLines} />
          </StyledStage>
        </WidthRoom>
      }
    >
      <Panel
        title="Container"
        actions={
          <DesignActions
            tool={tool}
            options={values}
            onReset={() => {
              reset();
              choose(undefined);
            }}
          />
        }
      >
        <div className="panel-body styled-body">
          <Presets
            onPick={(preset) => {
              set({
                ...initialValues(CONTAINER),
                ...preset.container,
                items: writeItems(parseItems(preset.items)),
              });
              choose(undefined);
            }}
          />
          <Fields
            shape={CONTAINER}
            values={values}
            onChange={(changes) => {
              const { gap } = values;
              // Both begin with what there was between all.
              set(changes.separateGaps === true ? { ...changes, rowGap: gap, columnGap: gap } : changes);
            }}
          />
        </div>
      </Panel>
      <ItemPanel at={at} items={items} onChange={change} />
    </StyledPage>
  );
}

interface ItemPanelProps {
  /** The chosen one. */
  at: number | undefined;
  items: readonly Item[];
  onChange(changes: Partial<Item>): void;
}

const ItemPanel = ({ at, items, onChange }: ItemPanelProps) => (
  <Panel title={at === undefined ? 'Item' : `Item ${at + 1}`}>
    {at === undefined ? (
      <p className="panel-body quiet-note">Press an item in the preview to set its own properties.</p>
    ) : (
      <div className="panel-body">
        <Fields key={at} shape={ITEM} values={{ ...items[at]! }} onChange={onChange} readers={READERS} />
      </div>
    )}
  </Panel>
);

interface BoxesProps {
  values: Container;
  items: readonly Item[];
  chosen: number | undefined;
  onChoose(at: number | undefined): void;
  /** In how many lines they stand, now and after every change of the room they have. */
  onLines(lines: number): void;
}

function Boxes({ values, items, chosen, onChoose, onLines }: BoxesProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const count = () => {
      const places = [...container.current!.children].map((child, index) => {
        const { offsetLeft, offsetTop } = child as HTMLElement;
        return { x: offsetLeft, y: offsetTop, order: items[index]?.order ?? 0 };
      });
      onLines(countLines(places, values));
    };
    const observer = new ResizeObserver(count);
    observer.observe(container.current!);
    count();
    return () => observer.disconnect();
  }, [values, items, onLines]);
  return (
    <div className="container" ref={container}>
      {items.map((_, index) => (
        <button
          key={index}
          type="button"
          className={`item item-${index + 1}`}
          aria-label={`Item ${index + 1}`}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index === chosen ? undefined : index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}

const Presets = ({ onPick }: { onPick(preset: (typeof PRESETS)[keyof typeof PRESETS]): void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
  <div className="styled-buttons" role="group" aria-label="Presets">
    {Object.entries(PRESETS).map(([name, preset]) => (
      <Button key={name} small label={name} onClick={() => onPick(preset)} />
    ))}
  </div>
);
