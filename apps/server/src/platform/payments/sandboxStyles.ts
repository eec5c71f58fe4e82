/** The look of the sandbox cashier: plain on purpose, so that it is not mistaken for a school's or a provider's page. */
export const SANDBOX_STYLES = `
body{min-height:100vh;background:#eef1f5}
header{display:flex;justify-content:space-between;align-items:center;padding:.75rem max(1rem,calc(50vw - 15rem));color:#fff;background:#1d2129}
header span{font-weight:600}
header a{color:#fff}
main{max-width:30rem;margin:1.5rem auto;padding:1.75rem 1.5rem 1.5rem;text-align:center;background:#fff;border-top:6px solid #0958d9;border-radius:12px;box-shadow:0 8px 28px #1d212914}
main[data-method=wechat]{border-top-color:#08823f}
h1{margin:.25rem 0 0;font-size:1.125rem;font-weight:500;overflow-wrap:anywhere;text-wrap:balance}
p{margin:0}
.school{color:#57606a}
.amount{margin:.75rem 0;font-size:2.5rem;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
.phase{display:inline-block;padding:.125rem .875rem;border-radius:1rem;color:#7a4100;background:#fff1db}
.phase[data-phase=paid]{color:#05602f;background:#def7e6}
.phase[data-phase=failed]{color:#a1121c;background:#fdebea}
.phase[data-phase=ended],.phase[data-phase=closed],.phase[data-phase=refunded]{color:#414a53;background:#e9edf1}
.answer{margin-top:1rem;padding:.625rem .875rem;border-radius:8px;text-align:start;color:#414a53;background:#f3f5f8}
.answer[data-taken=true]{color:#05602f;background:#eefaf2}
.answer[data-taken=false]{color:#a1121c;background:#fdf1f0}
dl{margin:1.25rem 0;padding:.75rem 0;border-block:1px dashed #ccd3da;text-align:start;font-size:.875rem}
dl div{display:flex;gap:1rem;justify-content:space-between;padding:.2rem 0}
dt{flex:none;color:#57606a}
dd{margin:0;text-align:end;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}
button{min-height:48px;padding:.5rem 1rem;font:inherit;font-weight:500;color:#1d2129;background:#fff;border:1px solid #8b96a1;border-radius:8px;cursor:pointer}
button[value=pay]{color:#fff;background:#0958d9;border-color:#0958d9}
main[data-method=wechat] button[value=pay]{background:#08823f;border-color:#08823f}
button:hover{filter:brightness(.94)}
:focus-visible{outline-color:#ffb224}
.back{display:inline-block;margin-top:1rem;padding:.5rem;color:#0950c3}
.warning{margin-top:.75rem;font-size:.8125rem;color:#57606a}
@media(max-width:32rem){main{margin:0;min-height:calc(100vh - 3.25rem);border-radius:0;box-shadow:none}}
`;
