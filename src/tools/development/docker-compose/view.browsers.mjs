/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('Input', 'docker run -d --name web\n  -p 8080:80 nginx:alpine');
  await v.sees('container_name: web');
  await v.press('Leave It Out');
  await v.tab('To Kubernetes');
  await v.sees('kind: Deployment');
};
