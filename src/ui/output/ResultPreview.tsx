import { type Shown, toText } from '@/kit/output';
import { SandboxFrame } from './SandboxFrame';

/** Something of everything a style sheet usually speaks of. */
const styledSample = (css: string) =>
  `<style>${css.replaceAll('</', '<\\/')}</style><main class="container"><h1>Heading</h1><p>A paragraph with a <a href="#">link</a>, <strong>strong</strong> and <em>emphasised</em> words.</p><ul><li>One</li><li>Two</li></ul><button class="btn button">Button</button> <input placeholder="Input"><div class="card"><h2 class="title">Card</h2><p>With a text.</p></div><table><tr><th>Head</th><td>Cell</td></tr></table></main>`;

/** A result as the page that it is, or a page in the style that it is. */
export default function ResultPreview({ shown, as }: { shown: Shown; as: 'page' | 'style' }) {
  const text = toText(shown);
  return <SandboxFrame title="Preview" html={as === 'style' ? styledSample(text) : text} />;
}
