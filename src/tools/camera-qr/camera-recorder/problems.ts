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
        title: 'The camera was refused',
        advice:
          'Click the camera or lock icon beside the address, allow the camera and the microphone for this site, and press Try Again. If that does not help, allow the browser in the privacy settings of your system.',
      };
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return {
        title: 'No camera was found',
        advice: 'Connect one, or switch it on (some laptops have a slide or a key for it), and press Try Again.',
        gone: true,
      };
    case 'NotReadableError':
    case 'TrackStartError':
    case 'AbortError':
      return {
        title: 'The camera is busy',
        advice: 'Another program or tab uses it. Close video calls and other camera pages and press Try Again.',
      };
    case 'OverconstrainedError':
      return {
        title: 'That device is gone',
        advice: 'It may have been unplugged. Press Try Again to use another one.',
        gone: true,
      };
    default:
      return {
        title: 'The camera could not be started',
        advice: `${error instanceof Error && error.message ? `The browser says: ${error.message}. ` : ''}Press Try Again.`,
      };
  }
}

export const INSECURE: Problem = {
  title: 'Cameras need a secure connection',
  advice: 'Browsers give cameras only to pages that were opened with https, or on this machine itself as localhost.',
};
