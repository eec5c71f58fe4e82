/** What a browser shows whose cookies are too large for a request: an empty answer would be a blank page. */
export const HEADER_TOO_LARGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Cookie</title>
<p>浏览器给这个网址存的Cookie太多，服务器收不下这次请求。请在浏览器里清除这个网址的Cookie，再打开一次。</p>
<p lang="en">This browser holds more cookies for this address than a request can carry. Please clear the cookies of this address and open it again.</p></html>`;
