import css from './plain.module.css';
import card from './plainCard.module.css';
import coupon from './plainCoupon.module.css';
import type { Item } from './subject.ts';

interface Shown {
  item: Item;
  /** Beside the class of the card or coupon. */
  more?: string | undefined;
}

const classes = (...names: (string | undefined)[]) => names.filter((name) => name !== undefined).join(' ');

/** The course card of the kit by hand. */
export const PlainCard = ({ item, more }: Shown) => (
  <a className={classes(card['card'], more)} href={`/${item.id}`}>
    <span className={card['cover']} data-initial="数">
      <img src={item.cover} alt="" width={272} height={153} loading="lazy" decoding="async" />
      <span className={card['chip']}>{item.when}</span>
    </span>
    <h3 className={card['title']}>{item.title}</h3>
    <p className={card['meta']}>
      <img src={item.cover} alt="" width={20} height={20} loading="lazy" decoding="async" />
      <span className={card['who']}>{item.who}</span>
      <span className={card['right']}>数学</span>
    </p>
    <p className={card['price']}>
      <span className={card['amount']}>{item.price}</span>
      <span className={card['between']}>
        <s className={card['former']}>{item.former}</s>
        <span className={card['note']}>立省</span>
      </span>
      <span className={card['count']}>{item.count}</span>
    </p>
  </a>
);

/** The coupon of the kit by hand: as many elements, the date being text of its side. */
export const PlainCoupon = ({ item, more }: Shown) => (
  <article className={classes(coupon['coupon'], more)}>
    <div className={coupon['paper']}>
      <div className={coupon['value']}>
        <span className={coupon['figure']}>{item.fen / 100}</span>
        满599可用
      </div>
      <div className={coupon['info']}>
        <h3 className={coupon['head']} data-kind="满减券">
          <span className={coupon['name']}>{item.title}</span>
        </h3>
        <p className={coupon['scope']}>全部直播课</p>
        2026年12月31日前有效
      </div>
    </div>
  </article>
);

/** Seven controls of the browser in the colours of the brand. */
export const PlainControls = () => (
  <div className={css['row']}>
    <button className={css['button']} type="button">
      报名
    </button>
    <button className={css['quiet']} type="button">
      收藏
    </button>
    <input className={css['input']} aria-label="姓名" placeholder="姓名" />
    <select className={css['input']} aria-label="科目">
      <option>数学</option>
    </select>
    <label>
      <input className={css['check']} type="checkbox" /> 同意
    </label>
    <input className={css['check']} type="checkbox" role="switch" aria-checked="false" aria-label="提醒" />
    <span className={css['tag']}>直播</span>
  </div>
);
