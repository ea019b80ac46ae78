/** What people type to find it. */
export default ['open graph', 'meta tags'];
