/** What people type to find it. */
export default ['url encode', 'url decode', 'percent encoding'];
