import { regionPath, regionsBelow } from './controls/RegionCascader/chinaRegions.ts';
import type { Region } from './controls/RegionCascader/region.ts';

/** The list is loaded once, on first use. */
async function lists() {
  const { areaList } = await import('@vant/area-data');
  return areaList;
}

/** Loads the regions of China for `RegionCascader`: provinces, cities and districts. */
export async function loadChinaRegions(parentCode?: string): Promise<readonly Region[]> {
  return regionsBelow(await lists(), parentCode);
}

/** Resolves a stored code to its path, e.g. `330106` → 浙江省, 杭州市, 西湖区; empty for an unknown code. */
export async function loadChinaRegionPath(code: string): Promise<readonly Region[]> {
  return regionPath(await lists(), code);
}
