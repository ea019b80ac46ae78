import type { OptionValues } from '@/kit/option';
import { Board } from './Board';
import { RemoteFrame } from './RemoteFrame';
import { SealedFrame } from './SealedFrame';
import type { SETTINGS } from './settings';
import type { Boards } from './useBoards';
import { useFollow } from './useOwnPage';
import type { PageSource } from './usePageSource';

interface StageProps {
  screens: Boards;
  source: PageSource;
  values: OptionValues<typeof SETTINGS>;
  /** Widths that the rulers mark. */
  starts: readonly number[];
}

/** All screens, each with the page in it. */
export function Stage({ screens, source, values, starts }: StageProps) {
  const { boards, several, selected, zoom } = screens;
  const { pasted, loaded, generation } = source;
  const { dark, scrollbars } = values;
  const follow = useFollow();

  const drawPage = (index: number, width: number, height: number) => {
    const title = index === 0 ? 'Preview' : `Preview ${index + 1}`;
    const shown = { title, width, height, scale: zoom / 100, dark, scrollbars };
    const { page } = pasted;
    if (pasted.pastes && page)
      return (
        <SealedFrame
          {...shown}
          html={page.html}
          generation={generation + page.generation}
          scripts={pasted.scripts}
          onStart={(port) => follow(index, port)}
        />
      );
    if (!pasted.pastes && loaded)
      return (
        <RemoteFrame
          {...shown}
          address={loaded}
          generation={generation}
          onOutcome={(next) => source.onOutcome(index, next)}
        />
      );
    return (
      <p className="viewport-blank">
        {`${width} × ${height}`}
        <span>{pasted.pastes ? 'Paste the HTML of a page above.' : 'Enter an address and press Load.'}</span>
      </p>
    );
  };

  return (
    <section
      className={several ? 'viewport-stage viewport-several' : 'viewport-stage'}
      ref={screens.stage}
      aria-label="Stage"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when the device is larger than the room.
      tabIndex={0}
    >
      {boards.map(({ device, width, height, edges, place }, index) => (
        <Board
          key={index}
          viewport={{ device, width, height }}
          {...(several && { number: index + 1 })}
          edges={edges}
          framed={values.frame}
          rulers={values.rulers}
          zoom={zoom}
          starts={starts}
          selected={index === selected}
          {...(place && { place })}
          hidden={screens.hidden}
          onSelect={() => screens.select(index)}
          onClose={() => screens.close(index)}
          onDrag={(size, to, ended) => screens.drag(index, size, to, ended)}
          onResize={(size) => screens.change(index, size)}
        >
          {drawPage(index, width, height)}
        </Board>
      ))}
    </section>
  );
}
