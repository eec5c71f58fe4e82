// Where the portal is served by something that writes no brand into the page, a returning visitor still sees the last good
// brand, language and mode in the first frame. Our own server writes them, and this does nothing.
(() => {
  const root = document.documentElement;
  try {
    const brand = localStorage.getItem('sy_brand');
    if (!root.dataset.brand && brand && /^[a-z0-9-]{1,63}$/.test(brand)) {
      root.dataset.brand = brand;
      // The mode with its sheet, for one visit: a school that is still dark stores it again.
      const [, mode, href] = /^(dark|auto) (\/\w[\w/.-]*\.css)$/.exec(localStorage.getItem('sy_mode')) || [];
      localStorage.removeItem('sy_mode');
      if (mode) {
        root.dataset.mode = mode;
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
      }
    }
    if (localStorage.getItem('sy_language') === 'en') root.lang = 'en';
  } catch {
    // Storage is off: the page waits for the school's record instead.
  }
})();
