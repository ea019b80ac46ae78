/** Looked at this often: a worker sleeps with the machine, and a timer set before the sleep is late by as long. */
const STEP = 1000;

addEventListener('message', ({ data: moment }: MessageEvent<number>) => {
  const check = () => {
    const left = moment - Date.now();
    if (left <= 0) postMessage(null);
    else setTimeout(check, Math.min(left, STEP));
  };
  check();
});
