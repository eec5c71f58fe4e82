import '@shuyuan/tokens/tokens.css';
import { drive } from './driver.tsx';
import css from './plain.module.css';
import card from './plainCard.module.css';
import coupon from './plainCoupon.module.css';

drive({
  Frame: ({ children }) => <>{children}</>,
  Card: ({ item }) => (
    <a className={card['card']} href={`/${item.id}`}>
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
        <s className={card['former']}>{item.former}</s>
        <span className={card['note']}>立省</span>
        <span className={card['count']}>{item.count}</span>
      </p>
    </a>
  ),
  Coupon: ({ item }) => (
    <article className={coupon['coupon']}>
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
          <p className={coupon['when']}>2026年12月31日前有效</p>
        </div>
      </div>
    </article>
  ),
  Controls: () => (
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
  ),
  switchBrand: (brand) => {
    document.documentElement.dataset['brand'] = brand;
  },
});
