try {
  const theme = localStorage.getItem('localkit:theme');
  if (theme === '"dark"' || theme === '"light"') document.documentElement.dataset.theme = theme.slice(1, -1);
  if (localStorage.getItem('localkit:motion') === '"reduce"') document.documentElement.dataset.motion = 'reduce';
} catch {
  // Storage denied: the system's theme stands.
}
// The typefaces are stored, then: they take nothing from what the page waits for.
if (navigator.serviceWorker?.controller) document.documentElement.dataset.fonts = '';
