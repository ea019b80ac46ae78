// Runs in a sealed frame of its own: draws the diagrams it is sent, one after the other. Only text comes in and goes out.
import mermaid from 'mermaid';

export const start = (port) => {
  let count = 0;
  let queue = Promise.resolve();
  const draw = async (source) => {
    try {
      const { svg } = await mermaid.render(`diagram-${count++}`, source);
      port.postMessage({ kind: 'drawn', source, svg });
    } catch (error) {
      port.postMessage({ kind: 'drawn', source, problem: String(error?.message ?? error).slice(0, 2000) });
      for (const rest of document.querySelectorAll('body > *')) rest.remove();
    }
  };
  addEventListener('DOMContentLoaded', () => {
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      // Words as SVG: a picture shows no HTML.
      htmlLabels: false,
      flowchart: { htmlLabels: false },
      fontFamily: 'system-ui, sans-serif',
      theme: 'neutral',
      suppressErrorRendering: true,
    });
    port.onmessage = ({ data }) => {
      if (data?.kind === 'draw' && typeof data.source === 'string') queue = queue.then(() => draw(data.source));
    };
    port.postMessage({ kind: 'ready' });
  });
};
