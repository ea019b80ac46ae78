import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from './problems';

export interface Screen {
  readonly stream: MediaStream | undefined;
  readonly problem: Problem | undefined;
  /** Asks for a screen, a window or a tab; only a press of a button may. */
  choose(picture: MediaTrackConstraints): Promise<void>;
  stop(): void;
}

const end = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const UNABLE: Problem = {
  title: 'This browser can’t record the screen',
  advice: 'Phones and some browsers don’t offer it. Use a browser on a computer, or record the camera.',
};
const NOT_CHOSEN: Problem = {
  title: 'No screen was chosen',
  advice:
    'Press Try Again and choose a screen, a window or a tab. On a Mac, the browser also needs Screen Recording in the privacy settings.',
};

/** A screen that the visitor shares, until it is stopped or the page is left. */
export function useScreen(): Screen {
  const [stream, setStream] = useState<MediaStream>();
  const [problem, setProblem] = useState<Problem>();
  const current = useRef<MediaStream>(undefined);
  const isOver = useRef(false);

  const stop = useCallback(() => {
    end(current.current);
    current.current = undefined;
    setStream(undefined);
    setProblem(undefined);
  }, []);
  const choose = useCallback(async (video: MediaTrackConstraints) => {
    if (!navigator.mediaDevices?.getDisplayMedia) return setProblem(UNABLE);
    try {
      const found = await navigator.mediaDevices.getDisplayMedia({ video, audio: true });
      if (isOver.current) return end(found);
      end(current.current);
      current.current = found;
      // The browser has a button of its own that ends it.
      found.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (current.current !== found) return;
        current.current = undefined;
        setStream(undefined);
      });
      setProblem(undefined);
      setStream(found);
    } catch {
      setProblem(NOT_CHOSEN);
    }
  }, []);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      end(current.current);
    };
  }, []);
  return { stream, problem, choose, stop };
}
