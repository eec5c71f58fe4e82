import '@shuyuan/tokens/tokens.css';
import { drive } from './driver.tsx';
import css from './plain.module.css';

drive({
  Frame: ({ children }) => <>{children}</>,
  Card: ({ item }) => (
    <a className={css['card']} href={`/${item.id}`}>
      <span className={css['cover']}>
        <img src={item.cover} alt="" width={272} height={153} loading="lazy" decoding="async" />
        <span className={css['chip']}>{item.when}</span>
      </span>
      <h3 className={css['title']}>{item.title}</h3>
      <p className={css['meta']}>{item.who}</p>
      <p className={css['row']}>
        <span className={css['price']}>{item.price}</span>
        <s>{item.former}</s>
        <span className={css['count']}>{item.count}</span>
      </p>
    </a>
  ),
  Coupon: ({ item }) => (
    <article className={css['coupon']}>
      <p className={css['value']}>
        <strong>{item.price}</strong>
        <span>满599可用</span>
      </p>
      <div className={css['body']}>
        <h3 className={css['title']}>
          {item.title} <span className={css['tag']}>满减券</span>
        </h3>
        <p className={css['meta']}>{item.when}</p>
      </div>
      <button className={css['button']} type="button">
        去使用
      </button>
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
