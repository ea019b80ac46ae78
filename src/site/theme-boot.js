try {
  const theme = localStorage.getItem('localkit:theme');
  if (theme === '"dark"' || theme === '"light"') document.documentElement.dataset.theme = theme.slice(1, -1);
} catch {
  // Storage denied: the system's theme stands.
}
