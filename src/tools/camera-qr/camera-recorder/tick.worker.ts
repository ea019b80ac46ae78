/** Pages that nobody looks at have slow timers, and while a screen is recorded nobody looks at this one. Workers keep time. */
addEventListener('message', ({ data: framesPerSecond }: MessageEvent<number>) => {
  setInterval(() => postMessage(null), 1000 / framesPerSecond);
});
