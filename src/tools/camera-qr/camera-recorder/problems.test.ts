import { describe, expect, it } from 'vitest';
import { explain, isGone } from './problems';

/** The names of the Media Capture specification, section 10.2. */
describe('what the browser reports', () => {
  it.each([
    ['NotAllowedError', 'The camera was blocked', /allow the camera/],
    ['NotFoundError', 'No camera found', /Connect one/],
    ['NotReadableError', 'The camera is busy', /Close video calls/],
    ['OverconstrainedError', 'That device is gone', /unplugged/],
  ])('%s', (name, title, advice) => {
    const problem = explain(new DOMException('x', name), true);
    expect(problem.title).toBe(title);
    expect(problem.advice).toMatch(advice);
    expect(problem.advice).toContain('Try Again');
    expect(problem.gone ?? false).toBe(isGone({ name }));
  });

  it('is no device that is gone where none was chosen', () => {
    expect(explain(new DOMException('x', 'OverconstrainedError'), false).title).toBe('No camera found');
  });

  it('is passed on where it is not known', () => {
    expect(explain(new TypeError('odd'), false).advice).toContain('The browser says: odd.');
    expect(explain(undefined, false).title).toBe('The camera couldn’t start');
  });
});
