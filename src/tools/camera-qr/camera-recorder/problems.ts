export interface Problem {
  readonly title: string;
  readonly advice: string;
  /** The device that was asked for is not there: another may be. */
  readonly gone?: boolean;
}

// In older browsers not all of these are errors of the language.
const getName = (error: unknown): string => (error as Partial<Error> | undefined)?.name ?? '';
export const isGone = (error: unknown): boolean =>
  ['OverconstrainedError', 'NotFoundError', 'DevicesNotFoundError'].includes(getName(error));

/**
 * What the browser says when it gives no camera, in words that help.
 * @param isChosen whether a certain camera was asked for: WebKit calls it unfit where there is none at all, too
 */
export function explain(error: unknown, isChosen: boolean): Problem {
  const name = getName(error);
  switch (name === 'OverconstrainedError' && !isChosen ? 'NotFoundError' : name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return {
        title: 'The camera was blocked',
        advice:
          'Click the camera or lock icon next to the address, allow the camera and the microphone for this site, and press Try Again. If that doesn’t help, allow the browser in your system’s privacy settings.',
      };
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return {
        title: 'No camera found',
        advice: 'Connect one or turn it on (some laptops have a slider or key for it), then press Try Again.',
        gone: true,
      };
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return {
        title: 'The camera is busy',
        advice: 'Another program or tab is using it. Close video calls and other camera pages and press Try Again.',
      };
    case 'OverconstrainedError':
      return {
        title: 'That device is gone',
        advice: 'It may have been unplugged. Press Try Again to use another one.',
        gone: true,
      };
    default:
      return {
        title: 'The camera couldn’t start',
        advice: `${error instanceof Error && error.message ? `The browser says: ${error.message}. ` : ''}Press Try Again.`,
      };
  }
}

export const INSECURE: Problem = {
  title: 'Cameras need a secure connection',
  advice: 'Browsers allow cameras only on pages opened over https, or on localhost.',
};
