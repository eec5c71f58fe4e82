import { regionPath, regionsBelow } from './controls/RegionCascader/chinaRegions.ts';
import type { Region } from './controls/RegionCascader/region.ts';

/** The list comes when somebody opens it, and once. */
async function lists() {
  const { areaList } = await import('@vant/area-data');
  return areaList;
}

/** Provinces, cities and districts of China, as `RegionCascader` asks for them. */
export async function loadChinaRegions(parentCode?: string): Promise<readonly Region[]> {
  return regionsBelow(await lists(), parentCode);
}

/** The way down to a stored code, e.g. `330106` → 浙江省, 杭州市, 西湖区; empty for a code that is none. */
export async function loadChinaRegionPath(code: string): Promise<readonly Region[]> {
  return regionPath(await lists(), code);
}
