import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Property, usedProperties } from '@/engines/animation/keyframes';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import type { Playback } from './usePlayback';
import type { Timeline } from './useTimeline';
import './timeline.css';

interface TimelinePanelProps {
  timeline: Timeline;
  playback: Playback;
  /** In seconds. */
  duration: number;
}

const PROPERTY_NAMES: Readonly<Record<Property, string>> = {
  translate: 'Translate',
  scale: 'Scale',
  rotate: 'Rotate',
  skew: 'Skew',
  opacity: 'Opacity',
  color: 'Color',
  blur: 'Blur',
  radius: 'Radius',
};

/** In pixels: who presses so close to a keyframe means it. */
const NEAR = 14;

const percent = (value: number) => `${Math.round(value)} %`;
const seconds = (at: number, duration: number) => `${((at / 100) * duration).toFixed(2)} s`;

/** Follows the animation without drawing the page anew. */
function usePlayhead({ runs, position, at, take }: Playback, duration: number) {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was put somewhere else, or begins anew, is drawn there.
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const now = position();
      panel.current?.style.setProperty('--at', String(now / 100));
      if (input.current && document.activeElement !== input.current) input.current.value = String(Math.round(now));
      if (time.current) time.current.textContent = seconds(now, duration);
      if (runs) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [runs, position, at, take, duration]);
  return { panel, input, time };
}

/** Dragging the playhead over the track, and keyframes along it. */
function useDragging({ keyframes, selected, select, move }: Timeline, playback: Playback, onPlayhead: () => void) {
  const track = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<'playhead' | 'keyframe'>();
  const choose = (index: number) => {
    select(index);
    playback.seek(keyframes[index]!.at);
  };
  const place = ({ clientX }: PointerEvent) => {
    const { left, width } = track.current!.getBoundingClientRect();
    return { at: Math.min(100, Math.max(0, ((clientX - left) / width) * 100)), width };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
    const pressed = (event.target as HTMLElement).closest<HTMLElement>('[data-keyframe]');
    if (pressed) {
      choose(Number(pressed.dataset.keyframe));
      pressed.querySelector('input')?.focus({ preventScroll: true });
      setDragged('keyframe');
      return;
    }
    const { at, width } = place(event);
    const near = keyframes.findIndex((one) => (Math.abs(one.at - at) / 100) * width < NEAR);
    if (near >= 0) choose(near);
    else playback.seek(Math.round(at));
    onPlayhead();
    setDragged('playhead');
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!dragged) return;
    const { at } = place(event);
    if (dragged === 'playhead') playback.seek(Math.round(at));
    else if (move(selected, at)) playback.seek(Math.round(at));
  };
  const drop = () => setDragged(undefined);
  return { choose, lanes: { ref: track, onPointerDown, onPointerMove, onPointerUp: drop, onPointerCancel: drop } };
}

/** The keyframes over time, and what each of them sets: the playhead is dragged over them, and they are dragged themselves. */
export function TimelinePanel({ timeline, playback, duration }: TimelinePanelProps) {
  const { keyframes } = timeline;
  const { panel, input, time } = usePlayhead(playback, duration);
  const { choose, lanes } = useDragging(timeline, playback, () => input.current?.focus({ preventScroll: true }));

  return (
    <Panel
      title="Timeline"
      aside={<span className="an-time" ref={time} />}
      className="an-timeline"
      actions={<KeyframeButtons timeline={timeline} playback={playback} />}
    >
      <div className="an-tracks" ref={panel}>
        <div className="an-names" aria-hidden="true">
          <span />
          <span>Keyframes</span>
          {usedProperties(keyframes).map((name) => (
            <span key={name}>{PROPERTY_NAMES[name]}</span>
          ))}
        </div>
        <div className="an-lanes" {...lanes}>
          <div className="an-ruler">
            <span className="an-grip">
              <input
                ref={input}
                type="range"
                aria-label="Playhead"
                min={0}
                max={100}
                defaultValue={0}
                onChange={(event) => playback.seek(Number(event.target.value))}
              />
            </span>
          </div>
          <KeyframeLane timeline={timeline} playback={playback} onChoose={choose} />
          {usedProperties(keyframes).map((name) => (
            <PropertyLane key={name} name={name} timeline={timeline} />
          ))}
          <span className="an-playhead" aria-hidden="true" />
        </div>
      </div>
    </Panel>
  );
}

function KeyframeButtons({ timeline, playback }: Omit<TimelinePanelProps, 'duration'>) {
  const { keyframes, selected, add, remove, isFull } = timeline;
  return (
    <>
      <Button
        small
        variant="quiet"
        icon="plus"
        label={playback.at === undefined ? 'Add Keyframe' : `Add Keyframe at ${percent(playback.at)}`}
        disabled={isFull}
        onClick={() => {
          const at = Math.round(playback.at ?? playback.position());
          add(at);
          playback.seek(at);
        }}
      />
      <Button
        iconOnly
        small
        variant="quiet"
        icon="trash-2"
        label="Remove Keyframe"
        disabled={keyframes.length < 2}
        onClick={() => remove(selected)}
      />
    </>
  );
}

interface KeyframeLaneProps extends Omit<TimelinePanelProps, 'duration'> {
  onChoose(index: number): void;
}

/** The keyframes themselves, each moved by keys too. */
function KeyframeLane({ timeline, playback, onChoose }: KeyframeLaneProps) {
  const { keyframes, selected, move, remove } = timeline;
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    remove(index);
  };
  return (
    <div className="an-lane">
      {keyframes.map(({ at }, index) => (
        <span
          key={index}
          data-keyframe={index}
          className="an-key"
          data-selected={index === selected || undefined}
          style={{ left: `${at}%` }}
        >
          <input
            type="range"
            aria-label={`Keyframe ${index + 1}`}
            aria-valuetext={`${at} %`}
            min={0}
            max={100}
            value={Math.round(at)}
            onFocus={() => index !== selected && onChoose(index)}
            onChange={(event) => {
              const to = Number(event.target.value);
              if (move(index, to)) playback.seek(to);
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
        </span>
      ))}
    </div>
  );
}

/** When a property is set, and while it changes: from and to what the element is without it, too. */
function PropertyLane({ name, timeline }: { name: Property; timeline: Timeline }) {
  const { keyframes, selected, pose } = timeline;
  const places = keyframes.filter(({ sets }) => sets[name] !== undefined).map(({ at }) => at);
  const value = (at: number) => JSON.stringify(keyframes.find((one) => one.at === at)?.sets[name] ?? pose(at)[name]);
  const stops = [...new Set([0, ...places, 100])];
  const changes = stops.slice(1).flatMap((to, i) => (value(to) === value(stops[i]!) ? [] : [[stops[i]!, to] as const]));
  return (
    <div className="an-lane" aria-hidden="true">
      {changes.map(([from, to]) => (
        <span key={from} className="an-span" style={{ left: `${from}%`, right: `${100 - to}%` }} />
      ))}
      {places.map((at) => (
        <i
          key={at}
          className="an-dot"
          data-selected={keyframes[selected]!.at === at || undefined}
          style={{ left: `${at}%` }}
        />
      ))}
    </div>
  );
}
