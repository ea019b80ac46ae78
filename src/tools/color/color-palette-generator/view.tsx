import { lazy, useState } from 'react';
import { formatSrgb } from '@/engines/color/srgb-format';
import { cssVariables } from '@/engines/palette/css';
import { PalettePage } from '@/families/palette/PalettePage';
import { Button } from '@/ui/controls/Button';
import { useOptions } from '@/ui/hooks/useOptions';
import { Boundary } from '@/ui/output/Boundary';
import { download } from '@/ui/output/download';
import type { ToolPageProps } from '@/ui/pages/page';
import { PaletteStage } from './PaletteStage';
import definition, { CLIPPED, nameSwatches } from './tool';
import { usePalette } from './usePalette';
import './view.css';

const SwatchEditor = lazy(() => import('./SwatchEditor'));

export default function ColorPaletteGeneratorView({ slug, tool, page }: ToolPageProps<typeof definition>) {
  const options = useOptions(slug, definition.options);
  const { base, unread, type, placed, shuffle, ...actions } = usePalette(slug, definition.input.initial!, options);
  const [edited, setEdited] = useState<number>();
  const swatches = placed.map(({ swatch }) => swatch);
  const colors = swatches.map(({ color }) => color);
  const editedAt = placed.findIndex(({ slot }) => slot === edited);

  return (
    <PalettePage
      slug={slug}
      tool={tool}
      page={page}
      className="pg"
      options={options}
      base={base}
      unread={unread}
      picked={formatSrgb(base.color, 'hex')}
      onType={type}
      clippedNote={CLIPPED}
      buttons={
        <Button
          variant="primary"
          icon="shuffle"
          label="Random"
          title="Shuffles what is not locked (space bar)"
          onClick={shuffle}
        />
      }
      colors={colors}
      data={{ swatches }}
      named={nameSwatches(swatches)}
      compare
      hasSpaceKey
      resultPanel={{
        announcement: `Palette: ${colors.join(', ')}`,
        save: (
          <Button
            small
            variant="quiet"
            icon="download"
            label="Export CSS"
            onClick={() => download('palette.css', cssVariables(colors.map((color, at) => [`color-${at + 1}`, color])))}
          />
        ),
      }}
    >
      <PaletteStage
        placed={placed}
        edited={editedAt}
        onLock={actions.lock}
        onMove={actions.move}
        onEdit={(at) => setEdited(at === editedAt ? undefined : placed[at]!.slot)}
      />
      {editedAt >= 0 && (
        <Boundary fallback={null} what="The editor">
          <SwatchEditor
            key={edited}
            label={`Swatch ${editedAt + 1}`}
            color={colors[editedAt]!}
            onChange={(color) => actions.recolor(editedAt, color)}
            onRestore={placed[editedAt]!.isReplaced ? () => actions.restore(editedAt) : undefined}
            onClose={() => setEdited(undefined)}
          />
        </Boundary>
      )}
    </PalettePage>
  );
}
