/** What people type to find it. */
export default ['cubic bezier', 'easing', 'keyframes', 'spring animation', 'tailwind animation'];
