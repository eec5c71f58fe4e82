// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { typeset } from './typeset.ts';

/** The letters of a formula as they are seen, without spaces and without mhchem's unseen X; an error for one that cannot be set. */
function seen(tex: string): string {
  const element = document.createElement('span');
  typeset(tex, element, false);
  expect(element.querySelector('.katex-error')).toBeNull();
  return (element.querySelector('.katex-html')?.textContent ?? '').replaceAll(/[\s\u200b\u00a0\u202fX]/g, '');
}

describe('what textbooks of chemistry write (mhchem)', () => {
  it.each([
    ['\\ce{H2O}', 'H2O'],
    ['\\ce{SO4^2-}', 'SO42−'],
    ['\\ce{Fe^{3+}}', 'Fe3+'],
    ['\\ce{CuSO4*5H2O}', 'CuSO4⋅5H2O'],
    ['\\ce{2H2 + O2 -> 2H2O}', '2H2+O22H2O'],
    ['\\ce{N2 + 3H2 <=> 2NH3}', 'N2+3H22NH3'],
    ['\\ce{CaCO3 ->[\\Delta] CaO + CO2 ^}', 'CaCO3ΔCaO+CO2↑'],
    ['\\ce{Ag+ + Cl- -> AgCl v}', 'Ag++Cl−AgCl↓'],
    ['\\ce{A ->[高温][催化剂] B}', 'A高温催化剂B'],
    ['\\ce{^{235}_{92}U + ^1_0n -> ^{141}_{56}Ba + ^{92}_{36}Kr + 3^1_0n}', undefined],
    ['\\ce{^{14}_{6}C}', undefined],
    ['\\ce{NaCl(aq)}', 'NaCl(aq)'],
    ['\\ce{H2O(l) <=>> H2O(g)}', undefined],
    ['\\ce{CH3-CH=CH2}', undefined],
    ['\\ce{C6H5-C#CH}', undefined],
    ['\\ce{[Cu(NH3)4]^2+}', undefined],
    ['\\ce{Zn^2+ <=>[+ 2OH-][+ 2H+] Zn(OH)2 v <=>[+ 2OH-][+ 2H+] [Zn(OH)4]^2-}', undefined],
    ['\\ce{Hg^2+ ->[I-] HgI2 ->[I-] [Hg^{II}I4]^2-}', undefined],
    ['\\ce{2MnO4- + 5C2O4^2- + 16H+ ->[75^\\circ C] 2Mn^2+ + 10CO2 ^ + 8H2O}', undefined],
    ['\\ce{\\mu-Cl}', undefined],
    ['\\ce{$n$ CH2=CH2 -> -[CH2-CH2]-_n}', undefined],
    ['\\Delta H = -57.3\\ \\pu{kJ/mol}', undefined],
    ['\\pu{123 kJ*mol-1}', undefined],
    ['K_c=\\frac{c^2(\\ce{NH3})}{c(\\ce{N2})\\cdot c^3(\\ce{H2})}', undefined],
    ['\\isotope[235][92]{U}', '92235U'],
    ['{}^{14}_{6}\\mathrm{C}', '614C'],
  ])('%s', (tex, text) => {
    const found = seen(tex);
    expect(found).not.toMatch(/\\|ce\{/);
    if (text !== undefined) expect(found).toBe(text);
  });
});

describe('what textbooks of physics write', () => {
  it.each([
    ['\\SI{9.8}{m/s^2}', '9.8m/s2'],
    ['\\SI{9.8}{\\metre\\per\\second\\squared}', '9.8m/s2'],
    ['\\SI{3e8}{m.s^{-1}}', '3×108ms−1'],
    ['\\SI[per-mode=symbol]{1.6e-19}{\\coulomb}', '1.6×10−19C'],
    ['\\qty{25}{\\degreeCelsius}', '25∘C'],
    ['\\qty{5}{\\kilo\\ohm}', '5kΩ'],
    ['\\si{kg.m/s^2}', 'kgm/s2'],
    ['\\unit{\\newton}', 'N'],
    ['\\num{6.02e23}', '6.02×1023'],
    ['\\num{e-3}', '10−3'],
    ['\\ang{30}', '30∘'],
    ['\\vec{F}=m\\vec{a}', undefined],
    ['\\overrightarrow{AB}', undefined],
    ['\\vb{E}\\cross\\vb{B}', 'E×B'],
    ['\\va{a}\\vdot\\vu{n}', undefined],
    ['\\abs{x}+\\norm{v}', undefined],
    ['\\dv{x}{t}', 'dtdx'],
    ['\\dv[2]{x}{t}', 'dt2d2x'],
    ['\\dv{x}', 'dxd'],
    ['\\pdv{f}{x}', '∂x∂f'],
    ['\\int_0^1 f(x)\\dd x', undefined],
    ['\\ket{\\psi}\\bra{\\phi}', undefined],
    ['\\oint \\vec{B}\\cdot d\\vec{l}=\\mu_0 I', undefined],
    ['v_{平均}=\\frac{s}{t}', undefined],
    ['10\\,\\mathrm{m\\cdot s^{-1}}', undefined],
    ['220\\text{ V}, 50~\\text{Hz}', undefined],
    ['1.5℃', '1.5℃'],
    ['20°', '20°'],
    ['\\hbar\\omega=h\\nu', undefined],
    ['\\ell, \\text{Å}, 30\\degree', undefined],
  ])('%s', (tex, text) => {
    const found = seen(tex);
    expect(found).not.toContain('\\');
    if (text !== undefined) expect(found).toBe(text);
  });
});

describe('what textbooks of money write', () => {
  it.each([
    ['\\$5+\\$10=\\$15', '$5+$10=$15'],
    ['￥35', '￥35'],
    ['\\yen 100', '¥100'],
    ['€20+£3', undefined],
    ['\\euro 5', '€5'],
    ['20%', '20%'],
    ['1000\\times(1+5%)^2=1102.5', '1000×(1+5%)2=1102.5'],
    ['5\\%+3%', '5%+3%'],
    ['12‰', undefined],
    ['1{,}280', '1,280'],
    ['\\text{利润}=\\text{售价}-\\text{成本}', undefined],
  ])('%s', (tex, text) => {
    const found = seen(tex);
    if (text !== undefined) expect(found).toBe(text);
  });
});

it('what is no TeX is an error, and a command of one formula is not known to the next', () => {
  expect(() => seen('\\frac{1}{')).toThrow();
  expect(() => seen('\\notacommand{x}')).toThrow();
  expect(seen('\\gdef\\mine{1}\\mine')).toBe('1');
  expect(() => seen('\\mine')).toThrow();
  expect(() => seen('\\def\\a{\\a\\a}\\a')).toThrow();
});
