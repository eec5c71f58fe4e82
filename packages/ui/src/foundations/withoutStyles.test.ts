// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseMarkup } from './parseMarkup.ts';
import { STYLE_TEXT, withoutStyles } from './withoutStyles.ts';

describe('markup of others is parsed without a message of a policy (X2)', () => {
  it.each([
    ['<p style="color:red">a</p>', `<p ${STYLE_TEXT}="color:red">a</p>`],
    ['<p class=x STYLE=\'a>b\' title="style=1">a</p>', `<p class=x ${STYLE_TEXT}='a>b' title="style=1">a</p>`],
    ['<p style=color:red>a', `<p ${STYLE_TEXT}=color:red>a`],
    ['<p style = "a" onclick="x()">a', `<p ${STYLE_TEXT}="a">a`],
    ['<p/style="a"/>b', `<p ${STYLE_TEXT}="a">b`],
    ['<style>p{color:red}</style><p>a', '<p>a'],
    ['<STYLE>a<p>b</STYLE x><i>c', '<i>c'],
    ['<!-- <p style="a"> --><b>a</b>', '<b>a</b>'],
    ['<!--[if gte mso 9]><xml></xml><![endif]-->a', 'a'],
    ['<base href="//a.cn"><meta charset=utf-8><link rel=stylesheet href=a>b', 'b'],
    ['1 < 2 <3 > style="a"', '1 < 2 <3 > style="a"'],
    ['<p style', `<p ${STYLE_TEXT}=>`],
    ['<p style="never ends', `<p ${STYLE_TEXT}="">`],
    ['<style>never ends', ''],
    ['</p style="a">', '</p style="a">'],
  ])('%s', (given, read) => expect(withoutStyles(given)).toBe(read));

  it.each([
    '<div style="a"><p/style=b><span style=\'c\' onload=x>d</span><style>e</style></div>',
    '<svg><p style="x">a</p><style>b</style></svg><math><mi//style=y>c</math>',
    '<table><td style=a>b<a href="x" style="c"></a><p "style="d">e',
    '<p a=\'"\' style="b">c</p><p =style=x>d</p>',
  ])('no element has a style or a handler: %s', (markup) => {
    const all = [...parseMarkup(markup).querySelectorAll('*')];
    expect(all.flatMap((element) => element.getAttributeNames()).filter((name) => /^(?:style$|on)/.test(name))).toEqual(
      [],
    );
    expect(all.filter(({ nodeName }) => nodeName.toLowerCase() === 'style')).toEqual([]);
  });

  it('reads a long text of nothing but beginnings once', () => {
    expect(withoutStyles('<p "'.repeat(200_000)).length).toBeGreaterThan(0);
  });
});
