import { describe, expect, it } from 'vitest';
import { loadChinaRegionPath, loadChinaRegions } from '../../chinaRegions.ts';

const names = (regions: readonly { name: string }[]) => regions.map(({ name }) => name);

describe('the regions of China', () => {
  it('start with the 34 provinces', async () => {
    const provinces = await loadChinaRegions();
    expect(provinces).toHaveLength(34);
    expect(names(provinces)).toEqual(expect.arrayContaining(['北京市', '浙江省', '香港特别行政区', '台湾省']));
  });

  it('lead from a province through a city to its districts', async () => {
    expect(names(await loadChinaRegions('330000'))).toEqual(expect.arrayContaining(['杭州市', '宁波市']));
    expect(await loadChinaRegions('330100')).toContainEqual({ code: '330106', name: '西湖区', leaf: true });
  });

  it.each([
    ['110000', '海淀区'],
    ['120000', '和平区'],
    ['310000', '浦东新区'],
    ['500000', '渝中区'],
    ['500000', '城口县'],
  ])('lead from the municipality %s directly to %s', async (code, district) => {
    const below = await loadChinaRegions(code);
    expect(names(below)).toContain(district);
    expect(below.every((region) => region.leaf)).toBe(true);
  });

  it.each([
    ['410000', '济源市'],
    ['420000', '仙桃市'],
    ['460000', '文昌市'],
    ['650000', '石河子市'],
  ])('list the county-level units of the province %s, %s, next to its cities', async (code, county) => {
    const below = await loadChinaRegions(code);
    expect(below.find(({ name }) => name === county)).toHaveProperty('leaf', true);
    expect(below.some((region) => !region.leaf)).toBe(true);
  });

  it('never show a purely administrative level', async () => {
    const provinces = await loadChinaRegions();
    const cities = (await Promise.all(provinces.map(({ code }) => loadChinaRegions(code)))).flat();
    const open = cities.filter((city) => !city.leaf);
    const districts = await Promise.all(open.map(({ code }) => loadChinaRegions(code)));
    expect(names([...cities, ...districts.flat()])).not.toContain('市辖区');
    expect(names(cities).filter((name) => /^县$|直辖/.test(name))).toEqual([]);
    expect(districts.every((below) => below.length > 0)).toBe(true);
  });

  it.each([
    ['330106', ['浙江省', '杭州市', '西湖区']],
    ['110108', ['北京市', '海淀区']],
    ['429004', ['湖北省', '仙桃市']],
    ['441904', ['广东省', '东莞市', '长安镇']],
    ['330100', ['浙江省', '杭州市']],
    ['330000', ['浙江省']],
    ['999999', []],
    ['', []],
  ])('resolve to %s', async (code, path) => {
    expect(names(await loadChinaRegionPath(code))).toEqual(path);
  });
});
