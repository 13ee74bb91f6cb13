export default function Page() {
  return <h1>creators/list</h1>
}
