import { Input } from '@shuyuan/ui';
import { Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchPlace } from '../lecturers.styles.ts';
import { KEYWORD_MAX } from '../qualificationsAddress.ts';

interface LecturerSearchProps {
  /** Words of the present search. */
  keyword: string | undefined;
  onSearch: (keyword: string) => void;
}

/** Looks for a lecturer by name. */
export function LecturerSearch({ keyword = '', onSearch }: LecturerSearchProps) {
  const { t } = useTranslation('lecturers');
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    // The search changed elsewhere, e.g. by the back button.
    setShown(keyword);
    setTyped(keyword);
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  return (
    <SearchPlace>
      <form onSubmit={handleSubmit}>
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Search />}
          maxLength={KEYWORD_MAX}
          value={typed}
          onChange={setTyped}
          clearable
        />
      </form>
    </SearchPlace>
  );
}
