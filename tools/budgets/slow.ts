import type { Page } from 'playwright-core';

/** A poor phone or an old laptop: how much slower its processor is, how fast its network, in bits a second, and how far away, in ms. */
const POOR = { rate: 4, bitsASecond: 9_000_000, latency: 100 };

export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Makes a page's processor and network those of a poor device. */
export async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const bytes = POOR.bitsASecond / 8;
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: POOR.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await slowProcessor(page, POOR.rate);
}
