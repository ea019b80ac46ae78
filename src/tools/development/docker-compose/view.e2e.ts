import { expect, test } from '../../../../e2e/fixtures';

const COMPOSE = `services:
  web:
    image: nginx:alpine
    ports: ["8080:80"]
    volumes: [site:/usr/share/nginx/html]
volumes:
  site:
`;

test('the version line is left out with one click, and the other directions read a Compose file', async ({
  page,
  open,
}) => {
  await open('/tool/docker-compose');
  const input = page.getByRole('textbox', { name: 'Input', exact: true });
  const result = page.locator('.output-body');
  // Broken over lines without a backslash.
  await input.fill('docker run -d\n  --name web\n  -p 8080:80\n  nginx:alpine');
  await expect(result).toContainText('version: "3"');
  await expect(result).toContainText('container_name: web');
  // It is there by default, so it is no warning.
  await expect(page.locator('.banner')).not.toContainText('version line');
  await page.getByRole('button', { name: 'Leave It Out' }).click();
  await expect(result).not.toContainText('version:');
  await expect(page.getByRole('button', { name: 'Leave It Out' })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Version Line' })).not.toBeChecked();

  await page.getByRole('tab', { name: 'To Kubernetes' }).click();
  await expect(result).toContainText('kind: Deployment');
  await page.getByRole('tab', { name: 'To Run' }).click();
  await expect(page.getByRole('alert')).toContainText('These are already commands');
  await input.fill(COMPOSE);
  await expect(result).toContainText('docker run -d --name web -p 8080:80 -v site:/usr/share/nginx/html nginx:alpine');
  await page.getByRole('tab', { name: 'To Kubernetes' }).click();
  await expect(result).toContainText('kind: PersistentVolumeClaim');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('kubernetes.yaml');
});
