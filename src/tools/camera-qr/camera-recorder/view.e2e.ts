import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fixtures';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Notes every track that was handed out. */
async function openWatched(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const { mediaDevices } = navigator;
    const get = mediaDevices?.getUserMedia.bind(mediaDevices);
    if (get)
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await get(constraints);
        tracks.push(...stream.getTracks());
        return stream;
      };
  });
  await open('/tool/camera-recorder');
  // Nothing is asked for before the visitor wants it.
  await expect(button(page, 'Start Recording')).toBeDisabled();
  expect(await trackStates(page)).toEqual([]);
  await button(page, 'Turn On Camera').click();
  await expect(button(page, 'Start Recording')).toBeEnabled();
}
const trackStates = (page: Page) =>
  page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState));

test('records, previews, downloads what plays, and deletes', async ({ page, open }) => {
  await openWatched(page, open);
  await expect(button(page, 'Download Video')).toBeDisabled();
  await button(page, 'Start Recording').click();
  await expect(page.getByRole('timer', { name: 'Recording time' })).toContainText(/00:00:(0[2-9]|1)/);
  await button(page, 'Stop Recording').click();
  await expect(page.getByText('The recording is ready.')).toBeVisible();
  await button(page, 'Preview').click();
  const playback = page.getByLabel('Recorded video');
  await expect(playback).toBeVisible();

  const downloading = page.waitForEvent('download');
  await button(page, 'Download Video').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('recording.webm');
  const video = await readFile(await file.path());
  // Played by a page of its own, from nothing but the bytes of the file: it has pictures, sound and a length, and can be sought in.
  const played = await page.evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const element = document.createElement('video');
    element.muted = true;
    element.src = URL.createObjectURL(new Blob([binary], { type: 'video/webm' }));
    await new Promise((done, fail) => {
      element.onloadeddata = done;
      element.onerror = () => fail(new Error(element.error?.message));
    });
    const { duration, videoWidth } = element;
    await element.play();
    await new Promise((done) => {
      element.ontimeupdate = () => element.currentTime > 0.5 && done(undefined);
    });
    element.pause();
    element.currentTime = 1;
    await new Promise((done) => {
      element.onseeked = done;
    });
    const sought = element.currentTime;
    element.removeAttribute('src');
    element.load();
    return { duration, videoWidth, sought };
  }, video.toString('base64'));
  expect(played.duration).toBeGreaterThan(1.5);
  expect(played.duration).toBeLessThan(20);
  expect(played.videoWidth).toBeGreaterThan(0);
  expect(played.sought).toBeCloseTo(1, 1);

  await button(page, 'Delete').click();
  await expect(playback).toHaveCount(0);
  await expect(button(page, 'Download Video')).toBeDisabled();
  await button(page, 'Undo').click();
  await expect(playback).toBeVisible();
});

test('takes screenshots in full size, each with its own download and delete @long', async ({ page, open }) => {
  await openWatched(page, open);
  for (const number of [1, 2]) {
    await button(page, 'Take Screenshot').click();
    await expect(page.getByRole('img', { name: `Screenshot ${number}` })).toBeVisible();
  }
  const size = await page
    .getByLabel('Live video')
    .evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download screenshot 2').click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('screenshot-2.png');
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
  const first = page.getByRole('img', { name: 'Screenshot 1' });
  await page.evaluate(() => {
    const provided: string[] = [];
    Object.assign(window, { given: provided });
    const revoke = URL.revokeObjectURL;
    URL.revokeObjectURL = (url) => {
      provided.push(url);
      revoke(url);
    };
  });
  const url = await first.getAttribute('src');
  await button(page, 'Delete screenshot 1').click();
  await expect(first).toHaveCount(0);
  expect(await page.evaluate('given')).toContain(url);
  await button(page, 'Undo').click();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(size[0]);
});

test('switches devices, and switches everything off on leaving @long', async ({ page, open }) => {
  await openWatched(page, open);
  expect(await trackStates(page)).toEqual(['live', 'live']);
  await page.getByLabel('Microphone', { exact: true }).selectOption('No microphone');
  await expect.poll(() => trackStates(page)).toEqual(['ended', 'ended', 'live']);
  await expect(button(page, 'Start Recording')).toBeEnabled();
  await button(page, 'Start Recording').click();
  await expect(page.getByLabel('Camera', { exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'localkit', exact: true }).click();
  await expect.poll(() => trackStates(page)).toEqual(['ended', 'ended', 'ended']);
});

test('says what is wrong and what to do, and tries again', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const get = mediaDevices.getUserMedia.bind(mediaDevices);
    const failures = ['NotFoundError', 'NotReadableError'];
    let current = 'NotAllowedError';
    Object.assign(window, { next: () => (current = failures.shift() ?? '') });
    mediaDevices.getUserMedia = async (constraints) => {
      if (current) throw new DOMException('no', current);
      return get(constraints);
    };
  });
  await open('/tool/camera-recorder');
  await button(page, 'Turn On Camera').click();
  for (const title of ['The camera was blocked', 'No camera found', 'The camera is busy']) {
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(button(page, 'Start Recording')).toBeDisabled();
    await page.evaluate('next()');
    await button(page, 'Try Again').click();
  }
  await expect(button(page, 'Start Recording')).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('leaves a camera that is gone for another @long', async ({ page, open }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const list = mediaDevices.enumerateDevices.bind(mediaDevices);
    mediaDevices.enumerateDevices = async () => [
      ...(await list()),
      { kind: 'videoinput', deviceId: 'gone', label: 'Unplugged', groupId: '' } as MediaDeviceInfo,
    ];
  });
  await openWatched(page, open);
  await page.getByLabel('Camera', { exact: true }).selectOption('Unplugged');
  await expect(page.getByRole('alert')).toContainText('That device is gone');
  await button(page, 'Try Again').click();
  await expect(button(page, 'Start Recording')).toBeEnabled();
});

test('keeps the last recording where none can start, and says so each time @long', async ({ page, open }) => {
  await openWatched(page, open);
  await button(page, 'Start Recording').click();
  await expect(page.getByRole('timer', { name: 'Recording time' })).toContainText('00:00:01');
  await button(page, 'Stop Recording').click();
  await expect(page.getByText('The recording is ready.')).toBeVisible();
  await page.evaluate(() => {
    MediaRecorder.prototype.start = () => {
      throw new DOMException('no', 'NotSupportedError');
    };
  });
  for (let time = 0; time < 2; time++) {
    await button(page, 'Start Recording').click();
    await expect(page.getByText('Not recorded')).toBeVisible();
    await button(page, 'Dismiss').click();
  }
  await expect(button(page, 'Download Video')).toBeEnabled();
});

/** In the browser: length, size and some colors of a video, as it plays. */
async function readVideo(page: Page, url: string, at: number) {
  return page.evaluate(
    async ({ source, time }) => {
      const element = document.createElement('video');
      element.muted = true;
      element.src = source;
      await new Promise((done, fail) => {
        element.onloadeddata = done;
        element.onerror = () => fail(new Error(element.error?.message));
      });
      element.currentTime = time;
      await new Promise((done) => {
        element.onseeked = done;
      });
      const { videoWidth: width, videoHeight: height, duration } = element;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(element, 0, 0);
      const colorAt = (x: number, y: number) => [...context.getImageData(x * width, y * height, 1, 1).data.slice(0, 3)];
      return { duration, width, height, left: colorAt(0.1, 0.1), right: colorAt(0.9, 0.1), corner: colorAt(0.88, 0.9) };
    },
    { source: url, time: at },
  );
}

test('pauses, and lists the recordings with the length and size that they have @long', async ({ page, open }) => {
  await openWatched(page, open);
  const timer = page.getByRole('timer', { name: 'Recording time' });
  await button(page, 'Start Recording').click();
  await expect(timer).toContainText('00:00:01');
  await button(page, 'Pause').click();
  await expect(page.getByText('PAUSED')).toBeVisible();
  // As long as it stands still, the time does too.
  await page.waitForTimeout(1500);
  await expect(timer).toContainText('00:00:01');
  await button(page, 'Resume').click();
  await expect(timer).toContainText('00:00:02');
  await button(page, 'Stop Recording').click();
  await expect(page.getByText('The recording is ready.')).toBeVisible();
  await button(page, 'Recording 1').click();
  const playback = page.getByLabel('Recorded video');
  const { duration } = await readVideo(page, (await playback.getAttribute('src'))!, 0.5);
  expect(duration).toBeGreaterThan(1.5);
  expect(duration).toBeLessThan(4);
  const rows = page.getByRole('list', { name: 'Recordings' }).getByRole('listitem');
  await expect(rows.first()).toContainText(`00:00:0${Math.floor(duration)}`);

  await page.getByText('Recording Settings', { exact: true }).click();
  await page.getByLabel('Countdown').selectOption('3 s');
  await button(page, 'Start Recording').click();
  await expect(page.getByLabel('Recording starts in')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Start Recording')).toBeEnabled();
  await expect(timer).toHaveCount(0);
  await page.getByLabel('Countdown').selectOption('None');
  await page.getByLabel('Screenshots As').selectOption('JPEG');
  await button(page, 'Take Screenshot').click();
  const shot = page.waitForEvent('download');
  await button(page, 'Download screenshot 1').click();
  expect((await shot).suggestedFilename()).toBe('screenshot-1.jpg');
  expect((await readFile(await (await shot).path())).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  await button(page, 'Delete recording 1').click();
  await expect(rows).toHaveCount(0);
});

test('records a screen with the camera in its corner, and a camera as in a mirror @long', async ({ page, open }) => {
  await page.addInitScript(() => {
    // A screen that is red on the left and blue on the right.
    navigator.mediaDevices.getDisplayMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 540 });
      const context = canvas.getContext('2d')!;
      setInterval(() => {
        context.fillStyle = '#f00';
        context.fillRect(0, 0, 480, 540);
        context.fillStyle = '#00f';
        context.fillRect(480, 0, 480, 540);
      }, 50);
      return canvas.captureStream(20);
    };
  });
  await open('/tool/camera-recorder');
  const record = async () => {
    await button(page, 'Start Recording').click();
    await expect(page.getByRole('timer', { name: 'Recording time' })).toContainText('00:00:02');
    await button(page, 'Stop Recording').click();
    await expect(page.getByText('The recording is ready.')).toBeVisible();
    await button(page, 'Preview').click();
    const seen = await readVideo(page, (await page.getByLabel('Recorded video').getAttribute('src'))!, 1);
    await button(page, 'Preview').click();
    return seen;
  };
  await page.getByRole('tab', { name: 'Screen and Camera' }).click();
  await button(page, 'Choose a Screen').click();
  const both = await record();
  expect([both.width, both.height]).toEqual([960, 540]);
  expect(both.left[0]!).toBeGreaterThan(180);
  expect(both.right[2]!).toBeGreaterThan(180);
  // The fake camera is neither red nor blue there.
  expect(both.corner[2]! - both.corner[1]!).toBeLessThan(60);
  await page.getByRole('tab', { name: 'Screen', exact: true }).click();
  const screen = await record();
  expect(screen.corner[2]!).toBeGreaterThan(180);
  await page.getByRole('tab', { name: 'Camera', exact: true }).click();
  await page.getByText('Recording Settings', { exact: true }).click();
  // A camera that sees the same colors, so that left and right can be told apart.
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    mediaDevices.getUserMedia = async (asked) => {
      Object.assign(window, { asked });
      return mediaDevices.getDisplayMedia();
    };
  });
  await page.getByLabel('Resolution').selectOption('360p');
  await page.getByLabel('Frame Rate').selectOption('60 fps');
  await page.getByLabel('Mirror').check();
  await expect
    .poll(() => page.evaluate('window.asked?.video'))
    .toEqual({ width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 60 } });
  await expect(button(page, 'Start Recording')).toBeEnabled();
  const mirrored = await record();
  expect(mirrored.left[2]! - mirrored.left[0]!).toBeGreaterThan(120);
  expect(mirrored.right[0]! - mirrored.right[2]!).toBeGreaterThan(120);
  await expect(page.getByRole('list', { name: 'Recordings' }).getByRole('listitem')).toHaveCount(3);
});

test('stops by itself, keeps recordings for the visit, and asks before they are lost @long', async ({ page, open }) => {
  // Two minutes go by in a moment.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let skipped = 0;
    performance.now = () => now() + skipped;
    Object.assign(window, {
      skip: () => {
        skipped += 120_000;
      },
    });
  });
  await openWatched(page, open);
  await page.getByText('Recording Settings', { exact: true }).click();
  await page.getByLabel('Stop After').last().fill('2');
  await page.getByLabel('Stop After').last().press('Tab');
  await button(page, 'Start Recording').click();
  const timer = page.getByRole('timer', { name: 'Recording time' });
  await expect(timer).toContainText('00:00:01');
  await page.evaluate('skip()');
  await expect(page.getByText('The recording is ready.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Recordings' }).getByRole('listitem');
  await expect(rows).toHaveText([/00:02:0/]);

  await button(page, 'Take Screenshot').click();
  await expect(page.getByRole('img', { name: 'Screenshot 1' })).toBeVisible();

  // What is recorded as the page is left is there on the way back.
  await button(page, 'Start Recording').click();
  await expect(timer).toContainText('00:00:01');
  await page.getByRole('link', { name: 'localkit', exact: true }).click();
  await expect(timer).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveText([/Recording 2/, /Recording 1/]);
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'Screenshot 1' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await button(page, 'Recording 1').click();
  await expect
    .poll(() => page.getByLabel('Recorded video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);

  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(true);
  for (const number of [1, 2]) {
    const file = page.waitForEvent('download');
    await button(page, `Download recording ${number}`).click();
    await file;
  }
  expect(await asks()).toBe(true);
  await button(page, 'Download screenshot 1').click();
  await expect.poll(asks).toBe(false);
});
