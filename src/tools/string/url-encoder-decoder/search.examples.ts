/** What people type to find it. */
export default ['url encode', 'url decode', 'urldecode', 'percent encoding', 'query string'];
