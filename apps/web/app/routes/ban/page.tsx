export default function Page() {
  return <h1>ban</h1>
}
