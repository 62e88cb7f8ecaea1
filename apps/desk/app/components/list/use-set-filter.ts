import { useSearchParams } from 'react-router';

/** Sets one filter of a list in the URL; '' takes it away. */
export function useSetFilter(): (name: string, value: string) => void {
  const [, setSearch] = useSearchParams();
  return (name, value) =>
    setSearch((now) => {
      if (value === '') now.delete(name);
      else now.set(name, value);
      return now;
    });
}
